import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';

/** More than a person reads: a pasted instruction can be one word of a million letters. */
const longest = 500;

/** What a task is called: the person's own title, else the first line of its instruction, else its id. */
export function taskTitle(task: TaskRecord): string {
  const { title, instruction, id } = task;
  const firstLine = instruction.trim().split('\n', 1)[0]?.trim();
  const name = [title?.trim(), firstLine, serviceTaskId(task)].find(Boolean) ?? id;
  return name.slice(0, longest);
}
