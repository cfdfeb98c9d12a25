import { taskPhase } from './phase';
import type { TaskRecord } from './record';

/** The tasks as home lists them. */
export interface Sections {
  /** A request waits for the person; the oldest first. */
  readonly needsYou: readonly TaskRecord[];
  /** Pinned ones first, then the newest. */
  readonly running: readonly TaskRecord[];
  /** Pinned ones first, then the last to change. */
  readonly finished: readonly TaskRecord[];
  /** The newest first. */
  readonly archived: readonly TaskRecord[];
}

export function sectionTasks(records: Iterable<TaskRecord>): Sections {
  const sections: Record<keyof Sections, TaskRecord[]> = {
    needsYou: [],
    running: [],
    finished: [],
    archived: [],
  };
  for (const record of records) sections[sectionOf(record)].push(record);
  const newest = (one: TaskRecord, other: TaskRecord) => other.addedAt - one.addedAt;
  return {
    needsYou: sections.needsYou.toSorted((one, other) => waitingSince(one) - waitingSince(other)),
    running: sections.running.toSorted((one, other) => pins(one, other) || newest(one, other)),
    finished: sections.finished.toSorted(
      (one, other) => pins(one, other) || changedAt(other) - changedAt(one),
    ),
    archived: sections.archived.toSorted(newest),
  };
}

function sectionOf(record: TaskRecord): keyof Sections {
  if (record.watch === 'archived') return 'archived';
  const { kind } = taskPhase(record);
  if (kind === 'waiting' || kind === 'still-asked') return 'needsYou';
  return kind === 'completed' || kind === 'failed' || kind === 'creation-refused'
    ? 'finished'
    : 'running';
}

function waitingSince({ call, addedAt }: TaskRecord): number {
  return call?.firstSeenAt ?? addedAt;
}

function pins(one: TaskRecord, other: TaskRecord): number {
  return Number(other.pinned) - Number(one.pinned);
}

function changedAt({ observed, addedAt }: TaskRecord): number {
  return observed?.changedAt ?? addedAt;
}
