import type { TaskRecord } from './record';
import { waitingTasks } from './waiting-tasks';

/**
 * The request to go to next: the one after `latest`, round and round. Others that are shown are passed over:
 * the panel, which is to go there, may be at one of them, beside a tab or a popup that is at another.
 * @param latest the id of the task whose request a page came to last
 * @param isShown whether a task's request is on screen
 */
export function nextWaiting(
  tasks: readonly TaskRecord[],
  latest: string | null,
  isShown: (id: string) => boolean,
): TaskRecord | null {
  const waiting = waitingTasks(tasks);
  const last = waiting.findIndex(({ id }) => id === latest);
  const round = [...waiting.slice(last + 1), ...waiting];
  return round.find(({ id }) => !isShown(id)) ?? round[0] ?? null;
}
