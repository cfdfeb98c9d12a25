import { hour, minute } from '@/lib/time';
import type { AttentionSettings } from './attention-settings';
import type { OpenCall } from './record';
import type { ScheduleEntry } from './schedule';
import { longestSnooze } from './snooze-moments';

/**
 * How long after it was first told of a request that still waits is told of again, in ms. The sentence
 * `attention.remindHint` says the same to the person.
 */
const reminders = [15 * minute, hour, 3 * hour];

/**
 * When a call is next to be told of, by what has been told of it so far: ms since the epoch, 0 for
 * at once, null for never again. What the person has set comes in with `isTold` and `quietUntil`.
 */
export function raiseAt({ snoozedUntil, raised, raisedAt }: OpenCall): number | null {
  if (snoozedUntil !== null) return snoozedUntil;
  if (raisedAt === null) return 0;
  const reminder = reminders[raised - 1];
  return reminder === undefined ? null : raisedAt + reminder;
}

/**
 * Whether a call is to be told of now, by what has been told of it so far, or its reminders are to
 * count from now on.
 */
export function isRaiseDue(
  { raiseAt, raisedAt }: Pick<ScheduleEntry, 'raiseAt' | 'raisedAt'>,
  now: number,
): boolean {
  return raiseAt !== null && (!isToCome(raiseAt, now) || isAhead(raisedAt, now));
}

/** Not what is further off than any snooze or reminder can be: the clock was set back since. */
function isToCome(at: number, now: number): boolean {
  return at > now && at - now <= longestSnooze;
}

/** Whether a call was told of by a clock that was set back since: it would put off each reminder. */
export function isAhead(raisedAt: number | null, now: number): boolean {
  return raisedAt !== null && raisedAt > now;
}

/** Until when a call is put off, in ms since the epoch; null when it is not, or not any more. */
export function putOffUntil(
  { snoozedUntil }: Pick<OpenCall, 'snoozedUntil'>,
  now: number,
): number | null {
  return snoozedUntil !== null && isToCome(snoozedUntil, now) ? snoozedUntil : null;
}

/** The call once it was told of. Reminders that passed meanwhile (the machine slept, say) are one. */
export function raise(call: OpenCall, now: number): OpenCall {
  const raisedAt = Math.min(call.raisedAt ?? now, now);
  const passed = reminders.filter((reminder) => raisedAt + reminder <= now).length;
  return { ...call, raised: 1 + passed, raisedAt, snoozedUntil: null };
}

/** The call to be told of again as if it had come at `snoozedUntil`; null is at once. */
export function tellAnew(call: OpenCall, snoozedUntil: number | null): OpenCall {
  return { ...call, raised: 0, raisedAt: null, snoozedUntil };
}

/**
 * Whether what is due for a task is told of at all, by what the person has set: the moment they chose
 * for a reminder stands above that.
 */
export function isTold(
  { raisedAt, raiseAt }: Pick<ScheduleEntry, 'raisedAt' | 'raiseAt'>,
  { tellRequests, remind }: AttentionSettings,
): boolean {
  if (raisedAt !== null) return tellRequests && remind;
  return tellRequests || raiseAt !== 0;
}
