import { endedAt } from './ended-at';
import { needsPerson } from './needs-person';
import type { TaskRecord } from './record';
import { stateOf, type StateChoice } from './state-choice';
import { waitingTasks } from './waiting-tasks';

/** The tasks as home lists them. */
export interface Sections {
  /** A request waits for the person; the oldest first, and last those that the person put off. */
  readonly needsYou: readonly TaskRecord[];
  /** Pinned ones first, then the newest. */
  readonly running: readonly TaskRecord[];
  /** Pinned ones first, then the last to change. */
  readonly finished: readonly TaskRecord[];
  /** The last to change first. */
  readonly archived: readonly TaskRecord[];
}

export function sectionTasks(tasks: readonly TaskRecord[]): Sections {
  const { running = [], finished = [], archived = [] } = Object.groupBy(tasks, sectionOf);
  return {
    needsYou: waitingTasks(tasks),
    running: running.toSorted((one, other) => pins(one, other) || newest(one, other)),
    finished: finished.toSorted((one, other) => pins(one, other) || latest(one, other)),
    archived: archived.toSorted(latest),
  };
}

function sectionOf(task: TaskRecord): keyof Sections {
  if (task.watch === 'archived') return 'archived';
  if (needsPerson(task)) return 'needsYou';
  return ends.has(stateOf(task)) ? 'finished' : 'running';
}

const ends: ReadonlySet<StateChoice> = new Set(['completed', 'failed', 'stopped']);

function newest(one: TaskRecord, other: TaskRecord): number {
  return other.addedAt - one.addedAt;
}

function pins(one: TaskRecord, other: TaskRecord): number {
  return Number(other.pinned) - Number(one.pinned);
}

function latest(one: TaskRecord, other: TaskRecord): number {
  return changedAt(other) - changedAt(one);
}

/** For what has ended, or was not started, the moment its row shows. */
function changedAt(task: TaskRecord): number {
  return endedAt(task) ?? task.observed?.changedAt ?? task.addedAt;
}
