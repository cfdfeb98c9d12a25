import type { OpenCall } from './record';

const minute = 60_000;

/** How long after it was first seen a request that still waits is raised again. */
const reminders = [15 * minute, 60 * minute, 180 * minute];

/** When a notification for a call is next to be raised, in ms since the epoch; null is never more. */
export function nextRaiseAt(call: OpenCall): number | null {
  const due = call.raised === 0 ? 0 : reminders[call.raised - 1];
  if (call.snoozedUntil !== null) return call.snoozedUntil;
  return due === undefined ? null : call.firstSeenAt + due;
}
