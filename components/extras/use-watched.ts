import { useTasks } from '@/components/app/stored/use-tasks';
import { serviceTaskId } from '@/lib/task/service-task-id';

/** Maps the service's ids of a connection's tasks to Beckon's ids. */
export function useWatched(connectionId: string): ReadonlyMap<string, string> {
  const watched = new Map<string, string>();
  for (const task of useTasks()) {
    const taskId = serviceTaskId(task);
    if (task.connectionId === connectionId && taskId !== null) watched.set(taskId, task.id);
  }
  return watched;
}
