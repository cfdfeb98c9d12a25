import { useTasks } from '@/components/app/use-tasks';
import { serviceTaskId } from '@/lib/task/service-task-id';

/** Beckon's ids of a connection's tasks, by the service's. */
export function useWatched(connectionId: string): ReadonlyMap<string, string> {
  const watched = new Map<string, string>();
  for (const [id, task] of useTasks() ?? []) {
    if (task.kind !== 'ok' || task.value.connectionId !== connectionId) continue;
    const taskId = serviceTaskId(task.value);
    if (taskId !== null) watched.set(taskId, id);
  }
  return watched;
}
