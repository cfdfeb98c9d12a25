import type { TaskRecord } from './record';
import { waitingTasks } from './waiting-tasks';

/** The request to go to next: the one after the task on screen, round and round. */
export function nextWaiting(
  tasks: readonly TaskRecord[],
  isShown: (id: string) => boolean,
): TaskRecord | null {
  const waiting = waitingTasks(tasks);
  const shown = waiting.findIndex(({ id }) => isShown(id));
  return waiting[(shown + 1) % waiting.length] ?? null;
}
