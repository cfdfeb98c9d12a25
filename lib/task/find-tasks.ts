import { fold } from '@/lib/fold';
import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';
import { isInState, type StateChoice } from './state-choice';
import { taskTitle } from './title';

/** What to look for among the tasks. */
export interface Wanted {
  /** Words that all occur in a task's title, instruction or question, or are its id; '' for any. */
  readonly words: string;
  /** Null for any. */
  readonly connectionId: string | null;
  readonly state: StateChoice;
}

export const anyTask: Wanted = { words: '', connectionId: null, state: 'any' };

/** A word of at least this many characters may match a part of an id. */
const leastOfId = 4;

export function isWanting({ words, connectionId, state }: Wanted): boolean {
  return words.trim() !== '' || connectionId !== null || state !== 'any';
}

/** The tasks that fit, in the order they came. Letters match whatever their case or accents. */
export function findTasks(
  tasks: readonly TaskRecord[],
  wanted: Wanted,
  known: KnownTasks,
): readonly TaskRecord[] {
  const words = fold(wanted.words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return tasks.filter(
    (task) =>
      (wanted.connectionId === null || task.connectionId === wanted.connectionId) &&
      isInState(task, wanted.state) &&
      hasAll(task, words, known),
  );
}

function hasAll(task: TaskRecord, words: readonly string[], known: KnownTasks): boolean {
  if (words.length === 0) return true;
  const { text, ids } = foldedOf(task, known);
  return words.every((word) => text.includes(word) || ids.some((id) => isPart(word, id)));
}

/** What a task is found by. */
interface Folded {
  readonly text: string;
  readonly ids: readonly string[];
}

/** What is known of the tasks that were looked through before. */
export type KnownTasks = WeakMap<TaskRecord, Folded>;

/** Folded once for all keys and changes: with French or Arabic instructions, a thousand take half a second. */
function foldedOf(task: TaskRecord, known: KnownTasks): Folded {
  const before = known.get(task);
  if (before !== undefined) return before;
  const folded = {
    text: fold([taskTitle(task), task.instruction, task.call?.digest.heading].join('\n')),
    ids: [serviceTaskId(task) ?? '', task.id].map(fold),
  };
  known.set(task, folded);
  return folded;
}

/**
 * A shorter word must be the whole id: nearly every id has any one digit somewhere, and nobody would see
 * why its task was found.
 */
function isPart(word: string, id: string): boolean {
  return word === id || (word.length >= leastOfId && id.includes(word));
}
