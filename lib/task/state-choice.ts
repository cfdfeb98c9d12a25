import { taskPhase } from './phase';
import type { TaskRecord } from './record';

/** The states a person tells tasks apart by. */
export const stateChoices = [
  'any',
  'waiting',
  'running',
  'paused',
  'completed',
  'failed',
  'stopped',
  'archived',
] as const;

export type StateChoice = (typeof stateChoices)[number];

export function isInState(task: TaskRecord, state: StateChoice): boolean {
  if (state === 'any' || stateOf(task) === state) return true;
  // A task that waited when it was paused is both.
  return state === 'paused' && task.watch === 'paused';
}

export function stateOf(task: TaskRecord): StateChoice {
  if (task.watch === 'archived') return 'archived';
  const { kind } = taskPhase(task);
  switch (kind) {
    case 'waiting':
    case 'paused':
    case 'completed':
    case 'failed':
    case 'stopped':
      return kind;
    case 'still-asked':
      return 'waiting';
    case 'creation-refused':
      return 'failed';
    case 'creating':
    case 'creation-unknown':
    case 'delivering':
    case 'answered':
    case 'scheduled':
    case 'running':
    case 'unstarted':
    case 'other':
      return 'running';
  }
}
