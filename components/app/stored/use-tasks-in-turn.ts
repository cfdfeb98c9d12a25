import { keys, prefixes } from '@/lib/store/keys';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import { taskRecordSchema } from '@/lib/task/record';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useInTurn } from './use-in-turn';
import { useStored } from './use-stored';
import { whenIdle } from '../when-idle';

/**
 * Reads the tasks. Requests are what a page is opened for, so where some wait they are read and painted
 * before anything else: a thousand other tasks must not stand in their way.
 */
export function useTasksInTurn() {
  const stored = useStored('session', keys.glance, storedGlanceSchema);
  const known = stored.kind !== 'loading';
  /** Null while it is not known, and when the browser has just started. */
  const glance = stored.kind === 'ok' ? stored.value : null;
  /**
   * What the glance said is needed first; null where no request waited. Not what it says by now: records
   * that change later reach the page by themselves.
   */
  // oxlint-disable-next-line react/exhaustive-deps -- once only
  const first = useMemo(() => (glance && glance.waiting.length > 0 ? glance : null), [known]);
  const [painted, setPainted] = useState(false);
  /** Whether everything else may be read, too. */
  const rest = first === null ? known : painted;
  const tasks = useInTurn(prefixes.task, taskRecordSchema, first?.waiting, rest);
  const drawn = tasks.shown !== null;
  useEffect(() => (drawn ? whenIdle(() => setPainted(true)) : undefined), [drawn]);
  return { glance, first, rest, tasks };
}
