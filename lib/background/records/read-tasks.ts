import { keys, prefixes } from '@/lib/store/keys';
import { read, readAll, readPrefix } from '@/lib/store/read';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import type { BackgroundPorts } from '../ports';

type Ports = Pick<BackgroundPorts, 'local'>;

/** A task's record; null when it is not there, or cannot be read. */
export function readTask({ local }: Ports, id: string): Promise<TaskRecord | null> {
  return read(local, keys.task(id), taskRecordSchema);
}

/** The records of these tasks that exist and can be read, in the order asked for. */
export function readTasks(
  { local }: Ports,
  ids: readonly string[],
): Promise<readonly TaskRecord[]> {
  return readAll(local, ids.map(keys.task), taskRecordSchema);
}

/** All tasks that can be read. */
export function readAllTasks({ local }: Ports): Promise<readonly TaskRecord[]> {
  return readPrefix(local, prefixes.task, taskRecordSchema);
}
