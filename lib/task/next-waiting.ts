import { sectionTasks } from './sections';
import type { TaskRecord } from './record';

/** The request to go to next: the one after the task on screen, oldest first, round and round. */
export function nextWaiting(
  tasks: Iterable<TaskRecord>,
  isShown: (id: string) => boolean,
): TaskRecord | null {
  const { needsYou } = sectionTasks(tasks);
  const shown = needsYou.findIndex(({ id }) => isShown(id));
  return needsYou[(shown + 1) % needsYou.length] ?? null;
}
