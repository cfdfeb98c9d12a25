import { hour, minute } from '@/lib/time';
import type { Delivery } from './delivery';

/**
 * Whether an answer may be sent before its call is read again. One that may have arrived must not:
 * since the readings that let it go once more, the service may have wanted rest, or the worker may have
 * died. One that was told to wait goes first every other time. So neither the answer nor the reading
 * takes the only free request for ever, and a service that wants no request at all is not thought to
 * refuse the answer.
 */
export function goesBeforeReading(delivery: Delivery | null): boolean {
  return delivery?.state === 'sending' || (isUnsent(delivery) && (delivery?.rests ?? 0) % 2 === 0);
}

/** Whether an answer is queued that the service certainly does not have. */
export function isUnsent(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.attempts === 0;
}

/** An answer is queued, or being sent as far as the record knows. */
export function isToSend(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' || delivery?.state === 'sending';
}

/** What the schedule knows of failures before an answer is sent. */
export interface Failures {
  /** How often in a row the service failed, other than by asking for rest. */
  readonly ofService: number;
  /** How often in a row the task's reading failed while the service worked for others. */
  readonly ofTask: number;
}

const mostFailures = 5;

/**
 * Whether an answer is sent only after a reading.
 *
 * To a service that failed last: a POST that nobody answers may have arrived, and two readings would have
 * to show that it did not. The answer waits for an hour, an older one until the service has failed five
 * times in a row: perhaps only the status fails.
 *
 * To any other service, if the answer has waited, offline or for another key: meanwhile another run may ask
 * something else under the id of its call. Not after the service wanted rest: then the answer and the
 * reading take turns.
 */
export function isToWaitForReading(
  delivery: Delivery | null,
  now: number,
  { ofService, ofTask }: Failures,
): boolean {
  if (delivery === null || !isUnsent(delivery)) return false;
  // In both directions: the clock may have been set back.
  const waited = Math.abs(now - delivery.answeredAt);
  if (ofService > 0) return waited < hour || ofService < mostFailures;
  return waited >= minute && ofTask === 0 && !delivery.rests;
}

/** Whether a secret answer is queued: its text is in memory only, and is lost if the browser has closed. */
export function isSecretQueued(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.secret;
}
