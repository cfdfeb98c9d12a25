import { useTasks } from '@/components/app/use-tasks';
import { serviceTaskId } from '@/lib/task/service-task-id';

/** Beckon's ids of a connection's tasks, by the service's. */
export function useWatched(connectionId: string): ReadonlyMap<string, string> {
  const watched = new Map<string, string>();
  for (const task of useTasks()) {
    const taskId = serviceTaskId(task);
    if (task.connectionId === connectionId && taskId !== null) watched.set(taskId, task.id);
  }
  return watched;
}
