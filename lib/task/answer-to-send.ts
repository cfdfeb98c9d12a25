import { hour } from '@/lib/time';
import type { Delivery } from './delivery';

/**
 * Whether an answer may go before its call has been read again. One that may have arrived must not: a
 * wish for rest, or a worker's death, may lie between it and the readings that let it go once more. One
 * that was told to wait goes first every other time: so neither takes the one request that may be free
 * from the other for ever, and a service that wants no request at all is not taken to want no answer.
 */
export function goesBeforeReading(delivery: Delivery | null): boolean {
  return delivery?.state === 'sending' || (isUnsent(delivery) && (delivery?.rests ?? 0) % 2 === 0);
}

/** An answer is queued that the service surely does not have. */
export function isUnsent(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.attempts === 0;
}

/** An answer is queued, or being sent as far as the record knows. */
export function isToSend(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' || delivery?.state === 'sending';
}

/**
 * Whether an answer goes only after a reading to a service that failed last. Sent and unanswered, it may
 * have arrived: two readings would have to show that it did not. Not for ever: the status may be all that
 * fails.
 */
export function isToWaitForReading(delivery: Delivery | null, now: number): boolean {
  return isUnsent(delivery) && Math.abs(now - (delivery?.answeredAt ?? 0)) < hour;
}

/** An answer is queued whose text is in memory only, and may have ended with the browser. */
export function isSecretQueued(delivery: Delivery | null): boolean {
  return delivery?.state === 'queued' && delivery.secret;
}
