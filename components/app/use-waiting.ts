import { keys, prefixes } from '@/lib/store/keys';
import { storedGlanceSchema } from '@/lib/store/stored-schedule';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';
import { useMemo } from 'preact/hooks';
import { split, useCollection } from './use-collection';
import { useStored } from './use-stored';

/**
 * The tasks whose request waits for the person, the oldest request first; none until they have been
 * read. The glance names them: a thousand other tasks need not be read for that.
 */
export function useWaiting(): readonly TaskRecord[] {
  const stored = useStored('session', keys.glance, storedGlanceSchema);
  const known = stored.kind !== 'loading';
  const which = useMemo(() => {
    if (!known) return null;
    return stored.kind === 'ok' ? stored.value.waiting : 'all';
    // oxlint-disable-next-line react/exhaustive-deps -- once only: later changes reach the collection by themselves
  }, [known]);
  const tasks = useCollection(prefixes.task, taskRecordSchema, which);
  return useMemo(() => (tasks === null ? [] : waitingTasks(split(tasks).records)), [tasks]);
}
