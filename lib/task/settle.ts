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
  const ended = { toolCallId: call.toolCallId, digest: call.digest, at: now, outcome };
  return { ...task, call: null, settled: [ended, ...task.settled].slice(0, remembered) };
}
