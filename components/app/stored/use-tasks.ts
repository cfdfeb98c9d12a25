import { prefixes } from '@/lib/store/keys';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { useMemo } from 'preact/hooks';
import { split, useCollection } from './use-collection';

/** Every task there is, but for those that do not parse; none until they have been read. */
export function useTasks(): readonly TaskRecord[] {
  const stored = useCollection(prefixes.task, taskRecordSchema);
  return useMemo(() => (stored === null ? [] : split(stored).records), [stored]);
}
