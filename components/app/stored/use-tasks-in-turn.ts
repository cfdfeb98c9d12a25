import { prefixes } from '@/lib/store/keys';
import { taskRecordSchema } from '@/lib/task/record';
import { useEffect, useState } from 'preact/hooks';
import { useGlance } from './use-glance';
import { useInTurn } from './use-in-turn';
import { whenIdle } from '../when-idle';

/**
 * Reads the tasks. Requests are what a page is opened for, so where some wait they are read and painted
 * before anything else: a thousand other tasks must not stand in their way.
 */
export function useTasksInTurn() {
  const { glance, first: needed, known } = useGlance();
  /** What the glance says is needed first; null where no request waits. */
  const first = needed !== null && needed.waiting.length > 0 ? needed : null;
  const [painted, setPainted] = useState(false);
  /** Whether everything else may be read, too. */
  const rest = first === null ? known : painted;
  const tasks = useInTurn(prefixes.task, taskRecordSchema, first?.waiting, rest);
  const drawn = tasks.shown !== null;
  useEffect(() => (drawn ? whenIdle(() => setPainted(true)) : undefined), [drawn]);
  return { glance, first, rest, tasks };
}
