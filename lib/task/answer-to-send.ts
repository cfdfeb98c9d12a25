import { hour, minute } from '@/lib/time';
import type { Delivery } from './delivery';
import type { ScheduleEntry } from './schedule';

/**
 * Whether an answer may be sent before its call is read again. One that may have arrived must not:
 * since the readings that let it go once more, the service may have wanted rest, or the worker may have
 * died. One that was told to wait goes first every other time. So neither the answer nor the reading
 * takes the only free request for ever, and a service that wants no request at all is not thought to
 * refuse the answer. Of one that is being sent, the outbox finds out whether its worker still lives.
 */
export function goesBeforeReading(delivery: Delivery | null): boolean {
  return delivery?.state === 'sending' || (isUnsent(delivery) && (delivery?.rests ?? 0) % 2 === 0);
}

/** Whether an answer is queued that the service certainly does not have. */
export function isUnsent(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.attempts === 0;
}

/** Whether an answer is queued, be it one that may have arrived. */
export function isQueued(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued';
}

/** What the schedule knows of a task and its service before an answer is sent. */
export interface SendContext {
  /** How often in a row the service failed, other than by asking for rest. */
  readonly failures: number;
  /** The task's. Its `failures`: how often in a row its reading failed while the service worked for others. */
  readonly entry: Pick<ScheduleEntry, 'checkedAt' | 'failures'> | undefined;
}

const mostFailures = 5;

/**
 * Whether an answer is sent only after a reading.
 *
 * To a service that failed last: a POST that nobody answers may have arrived, and two readings would have
 * to show that it did not. The answer waits for an hour, an older one until the service has failed five
 * times in a row: perhaps only the status fails.
 *
 * To any other service, if the answer has waited, offline or for another key, or if its call was not read for
 * longer than any rhythm, because the task is paused or the key was refused: meanwhile the call may have been
 * answered elsewhere, and another run may ask something else under its id. Not while the status fails for this
 * task alone, which could keep the answer for ever; nor after the service wanted rest: then the answer and the
 * reading take turns.
 */
export function isToWaitForReading(
  delivery: Delivery | null,
  now: number,
  { failures, entry }: SendContext,
): boolean {
  if (delivery === null || !isUnsent(delivery)) return false;
  // In both directions: the clock may have been set back.
  const waited = Math.abs(now - delivery.answeredAt);
  if (failures > 0) return waited < hour || failures < mostFailures;
  if (entry?.failures || delivery.rests) return false;
  return waited >= minute || isLongUnread(entry, now);
}

/** Whether a task was not read for long: meanwhile another run may have begun. */
export function isLongUnread(
  entry: SendContext['entry'],
  now: number,
  longest = 10 * minute,
): boolean {
  return Math.abs(now - (entry?.checkedAt ?? 0)) >= longest;
}

/** Whether a secret answer is queued: its text is in memory only, and is lost if the browser has closed. */
export function isSecretQueued(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.secret;
}
