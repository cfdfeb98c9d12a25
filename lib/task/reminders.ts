import { hour, minute } from '@/lib/time';
import type { AttentionSettings } from './attention-settings';
import type { OpenCall } from './record';
import type { ScheduleEntry } from './schedule';
import { longestSnooze } from './snooze-moments';

/**
 * How long after its first notification the person is reminded of a request that still waits, in ms. The
 * sentence `attention.remindHint` tells the person the same times.
 */
const reminders = [15 * minute, hour, 3 * hour];

/**
 * When the person is next to be told of a call, going by what they have been told so far: ms since the
 * epoch, 0 for at once, null for never again. `isTold` and `quietUntil` apply the person's settings.
 */
export function raiseAt({ snoozedUntil, raised, raisedAt }: OpenCall): number | null {
  if (snoozedUntil !== null) return snoozedUntil;
  if (raisedAt === null) return 0;
  const reminder = reminders[raised - 1];
  return reminder === undefined ? null : raisedAt + reminder;
}

/**
 * Whether a call is to be told of now, going by what has been told so far; or whether its reminders must
 * count from now on, because the clock was set back.
 */
export function isRaiseDue(
  { raiseAt, raisedAt }: Pick<ScheduleEntry, 'raiseAt' | 'raisedAt'>,
  now: number,
): boolean {
  return raiseAt !== null && (!isToCome(raiseAt, now) || isAhead(raisedAt, now));
}

/**
 * Whether a moment is still to come. One further off than any snooze or reminder is not: the clock was
 * set back since.
 */
function isToCome(at: number, now: number): boolean {
  return at > now && at - now <= longestSnooze;
}

/** Whether the clock was set back since a call was told of: `raisedAt` would delay each reminder. */
export function isAhead(raisedAt: number | null, now: number): boolean {
  return raisedAt !== null && raisedAt > now;
}

/** Until when a call is snoozed, in ms since the epoch; null when it is not, or not any more. */
export function putOffUntil(
  { snoozedUntil }: Pick<OpenCall, 'snoozedUntil'>,
  now: number,
): number | null {
  return snoozedUntil !== null && isToCome(snoozedUntil, now) ? snoozedUntil : null;
}

/**
 * The call after the person was told of it. Reminders that fell due meanwhile (the machine slept, say)
 * count as told, too.
 */
export function raise(call: OpenCall, now: number): OpenCall {
  const raisedAt = Math.min(call.raisedAt ?? now, now);
  const passed = reminders.filter((reminder) => raisedAt + reminder <= now).length;
  return { ...call, raised: 1 + passed, raisedAt, snoozedUntil: null };
}

/** The call as if nobody had been told of it, to be told of at `snoozedUntil`; null is at once. */
export function tellAnew(call: OpenCall, snoozedUntil: number | null): OpenCall {
  return { ...call, raised: 0, raisedAt: null, snoozedUntil };
}

/**
 * Whether the person's settings let what is due for a task be told. A moment that the person chose for a
 * reminder is told in any case.
 */
export function isTold(
  { raisedAt, raiseAt }: Pick<ScheduleEntry, 'raisedAt' | 'raiseAt'>,
  { tellRequests, remind }: AttentionSettings,
): boolean {
  if (raisedAt !== null) return tellRequests && remind;
  return tellRequests || raiseAt !== 0;
}
