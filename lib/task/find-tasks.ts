import type { TaskRecord } from './record';
import { serviceTaskId } from './service-task-id';
import { isInState, type StateChoice } from './state-choice';

/** What to look for among the tasks. */
export interface Wanted {
  /** Words that all occur in a task's title, instruction, ids or question; '' for any. */
  readonly words: string;
  /** Null for any. */
  readonly connectionId: string | null;
  readonly state: StateChoice;
}

export const anyTask: Wanted = { words: '', connectionId: null, state: 'any' };

export function isWanting({ words, connectionId, state }: Wanted): boolean {
  return words.trim() !== '' || connectionId !== null || state !== 'any';
}

/** The tasks that fit, in the order they came. Letters match whatever their case or accents. */
export function findTasks(tasks: readonly TaskRecord[], wanted: Wanted): readonly TaskRecord[] {
  const words = plain(wanted.words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return tasks.filter(
    (task) =>
      (wanted.connectionId === null || task.connectionId === wanted.connectionId) &&
      isInState(task, wanted.state) &&
      hasAll(task, words),
  );
}

function hasAll(task: TaskRecord, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { id, title, instruction, call } = task;
  const text = plain(
    [title, instruction, serviceTaskId(task), id, call?.digest.heading].join('\n'),
  );
  return words.every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
