import { isAnswerable } from './deliver';
import type { OpenCall, SettledCall, TaskRecord } from './record';
import { tellAnew } from './reminders';

/**
 * How many ended calls a record remembers, to recognise a stale status and to show what was typed for
 * them: this many whose answer was confirmed, and this many others.
 */
const remembered = 10;

/** Ends a task's open call. */
export function settle(
  task: TaskRecord,
  call: OpenCall,
  outcome: SettledCall['outcome'],
  now: number,
): TaskRecord {
  const { toolCallId, digest, delivery } = call;
  // The person who answered the call believes that it is done: if it comes back, they are told anew.
  const isOpen = delivery === null || (isAnswerable(delivery) && outcome !== 'unproven');
  const { firstSeenAt, raised, raisedAt, snoozedUntil } = isOpen ? call : tellAnew(call, null);
  const told = { firstSeenAt, raised, raisedAt, snoozedUntil };
  const ended = { toolCallId, digest, at: now, outcome, told };
  return { ...task, call: null, settled: lastOf([ended, ...task.settled]) };
}

/** Confirmed calls must not drive out a call for which something was typed and never sent. */
function lastOf(settled: readonly SettledCall[]): SettledCall[] {
  const isAnswered = ({ outcome }: SettledCall) => outcome === 'confirmed';
  const last = new Set([
    ...settled.filter(isAnswered).slice(0, remembered),
    ...settled.filter((call) => !isAnswered(call)).slice(0, remembered),
  ]);
  return settled.filter((call) => last.has(call));
}
