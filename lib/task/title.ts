import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';

/** What a task is called: the person's own title, else the first line of its instruction, else its id. */
export function taskTitle(task: TaskRecord): string {
  const { title, instruction, id } = task;
  const firstLine = instruction.trim().split('\n', 1)[0]?.trim();
  return [title?.trim(), firstLine, serviceTaskId(task)].find(Boolean) ?? id;
}
