import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';

/** More than a person reads: a pasted instruction can be one word of a million letters. */
const longest = 500;

/** What draws nothing at the beginning of a text: spaces, and what is pasted from web pages along with it. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]+/u;

/**
 * What a task is called: the person's own title, else the first line of its instruction, else its id;
 * the first of them of which something is seen.
 */
export function taskTitle(task: TaskRecord): string {
  const { title, instruction, id } = task;
  const firstLine = seen(instruction).split('\n', 1)[0];
  const name = [seen(title), firstLine, seen(serviceTaskId(task))].find(Boolean) ?? id;
  // A cut through a surrogate pair loses the whole character.
  return name
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '');
}

function seen(text: string | null): string {
  return (text ?? '').replace(blank, '');
}
