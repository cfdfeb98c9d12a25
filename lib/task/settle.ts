import type { OpenCall, SettledCall, TaskRecord } from './record';

/** How many ended calls a record remembers, to recognise a stale status. */
const remembered = 10;

/** Ends a task's open call. */
export function settle(
  task: TaskRecord,
  call: OpenCall,
  outcome: SettledCall['outcome'],
  now: number,
): TaskRecord {
  const { toolCallId, digest, firstSeenAt, raised, raisedAt, snoozedUntil } = call;
  const told = { firstSeenAt, raised, raisedAt, snoozedUntil };
  const ended = { toolCallId, digest, at: now, outcome, told };
  return { ...task, call: null, settled: [ended, ...task.settled].slice(0, remembered) };
}
