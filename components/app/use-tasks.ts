import { prefixes } from '@/lib/store/keys';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { type Collection, useCollection } from './use-collection';

/** Every task there is, by Beckon's id, broken ones too. */
export function useTasks(): Collection<TaskRecord> {
  return useCollection(prefixes.task, taskRecordSchema);
}
