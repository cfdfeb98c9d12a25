import { keys, prefixes } from '@/lib/store/keys';
import { storedGlanceSchema } from '@/lib/store/stored-schedule';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { split } from './use-collection';
import { useInTurn } from './use-in-turn';
import { useStored } from './use-stored';
import { whenIdle } from './when-idle';

/**
 * The tasks whose request waits for the person, the oldest request first; none until they have been
 * read. Those that the glance names are read first: a thousand others can wait until the page has
 * been painted.
 */
export function useWaiting(): readonly TaskRecord[] {
  const stored = useStored('session', keys.glance, storedGlanceSchema);
  const known = stored.kind !== 'loading';
  // oxlint-disable-next-line react/exhaustive-deps -- once only: later changes reach the collections by themselves
  const first = useMemo(() => (stored.kind === 'ok' ? stored.value.waiting : undefined), [known]);
  const [painted, setPainted] = useState(false);
  useEffect(() => (known ? whenIdle(() => setPainted(true)) : undefined), [known]);
  const rest = first === undefined ? known : painted;
  const { shown } = useInTurn(prefixes.task, taskRecordSchema, first, rest);
  return useMemo(() => (shown === null ? [] : waitingTasks(split(shown).records)), [shown]);
}
