import { useTasks } from '@/components/app/use-tasks';

/** Beckon's ids of a connection's tasks, by the service's. */
export function useWatched(connectionId: string): ReadonlyMap<string, string> {
  const watched = new Map<string, string>();
  for (const [id, task] of useTasks() ?? []) {
    if (task.kind !== 'ok' || task.value.connectionId !== connectionId) continue;
    const { creation } = task.value;
    if (creation.state === 'created') watched.set(creation.taskId, id);
  }
  return watched;
}
