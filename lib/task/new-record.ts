import type { TaskRecord } from './record';

/** A task just begun, before anything is known of it. */
export function newTaskRecord(
  task: Pick<TaskRecord, 'id' | 'connectionId' | 'instruction' | 'agent' | 'creation'>,
  now: number,
): TaskRecord {
  return {
    ...task,
    title: null,
    addedAt: now,
    activeAt: now,
    revision: 0,
    watch: 'watched',
    muted: false,
    pinned: false,
    observed: null,
    ending: null,
    stopped: false,
    call: null,
    settled: [],
    trouble: null,
  };
}
