import { needsPerson } from './needs-person';
import type { TaskRecord } from './record';

/** The tasks whose request waits for the person; the oldest request first. */
export function waitingTasks(tasks: readonly TaskRecord[]): readonly TaskRecord[] {
  return tasks
    .filter(needsPerson)
    .toSorted((one, other) => waitingSince(one) - waitingSince(other));
}

function waitingSince({ call }: TaskRecord): number {
  return call?.firstSeenAt ?? 0;
}
