import { needsPerson } from './needs-person';
import type { TaskRecord } from './record';

/**
 * The tasks whose request waits for the person; the oldest request first. Those that the person put off
 * come after the others, until they are reminded.
 */
export function waitingTasks(tasks: readonly TaskRecord[]): readonly TaskRecord[] {
  return tasks
    .filter(needsPerson)
    .toSorted(
      (one, other) =>
        Number(isPutOff(one)) - Number(isPutOff(other)) || waitingSince(one) - waitingSince(other),
    );
}

/** Whether the person put the task's request off, and has not been reminded yet. */
export function isPutOff({ call }: TaskRecord): boolean {
  return call !== null && call.snoozedUntil !== null;
}

function waitingSince({ call }: TaskRecord): number {
  return call?.firstSeenAt ?? 0;
}
