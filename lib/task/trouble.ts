import type { TaskRecord, Trouble } from './record';

/**
 * A task with this trouble; the same object when it has that trouble already. `now` in ms
 * since the epoch.
 */
export function withTrouble(
  task: TaskRecord,
  kind: Trouble['kind'],
  message: string | null,
  now: number,
): TaskRecord {
  const { trouble } = task;
  const known = trouble !== null && trouble.kind === kind && trouble.message === message;
  return known ? task : { ...task, trouble: { kind, message, at: now } };
}
