import type { TaskRecord } from './record';

/** What a task is called: the person's own title, else the first line of its instruction, else its id. */
export function taskTitle({ title, instruction, id, creation }: TaskRecord): string {
  const firstLine = instruction.trim().split('\n', 1)[0]?.trim();
  const taskId = creation.state === 'created' ? creation.taskId : id;
  return [title?.trim(), firstLine, taskId].find((text) => text !== undefined && text !== '') ?? id;
}
