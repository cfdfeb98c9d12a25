import { hour } from '@/lib/time';
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

/**
 * Whether an answer to a service that failed last is sent only after a reading. A POST that nobody
 * answers may have arrived, and two readings would have to show that it did not. The answer waits an hour
 * at most: perhaps only the status fails.
 */
export function isToWaitForReading(delivery: Delivery | null, now: number): boolean {
  return isUnsent(delivery) && Math.abs(now - (delivery?.answeredAt ?? 0)) < hour;
}

/** Whether a secret answer is queued: its text is in memory only, and is lost if the browser has closed. */
export function isSecretQueued(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.secret;
}
