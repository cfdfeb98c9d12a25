import { beginning, fromVisible, showHidden } from '@/lib/visible-text';
import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';

/** More than a person reads: a pasted instruction can be one word of a million letters. */
const longest = 500;

/**
 * What a task is called: the person's own title, else the first line of its instruction, else its id;
 * the first of them of which something is seen.
 */
export function taskTitle(task: TaskRecord): string {
  const { title, instruction, id } = task;
  // Lines above the first visible character may hold what was pasted from a web page along with the words.
  const firstLine = fromVisible(instruction).split('\n', 1)[0];
  const names = [fromVisible(title ?? ''), firstLine, fromVisible(serviceTaskId(task) ?? '')];
  return beginning(showHidden(beginning((names.find(Boolean) ?? id).trim(), longest)), longest);
}
