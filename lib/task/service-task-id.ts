import type { TaskRecord } from './record';

/** The service's own id of a task; null while it has none. */
export function serviceTaskId({ creation }: Pick<TaskRecord, 'creation'>): string | null {
  return creation.state === 'created' ? creation.taskId : null;
}
