import { useTasks } from '@/components/app/use-tasks';
import type { TaskRecord } from '@/lib/task/record';
import { waitingTasks } from '@/lib/task/waiting-tasks';

/** The tasks whose request waits for the person, the oldest first. */
export function useWaiting(): readonly TaskRecord[] {
  const tasks = useTasks();
  if (tasks === null) return [];
  return waitingTasks(
    [...tasks.values()].flatMap((opened) => (opened.kind === 'ok' ? [opened.value] : [])),
  );
}
