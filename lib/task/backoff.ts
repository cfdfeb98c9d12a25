import { hour, minute, second } from '@/lib/time';
import type { ConnectionFailure } from './failure';
import type { Backoff } from './schedule';

const first = 2 * second;
const longest = 15 * minute;

/**
 * How long (ms) a connection that needs the person is left alone. What a service checks keys with may fail
 * for a while, or a network's own 403 look like a refusal; that ends without the person, who may be asleep.
 * Without a key or a permission nothing is sent after that wait either.
 */
export const stoppedWait = hour;

/**
 * A failure that names a wait leaves the count at this at most, even if it was higher: such failures may
 * come every second, and the first one that names none must not be followed by 15 minutes.
 */
const mostNamed = 5;

/**
 * The back-off after one more failure: from 2 s doubling to 15 min, jittered between half and all of
 * it so that clients do not return in step. What the service asked for wins.
 * @param random in [0, 1)
 */
export function backOff(
  previous: Backoff | undefined,
  { cause, retryAfterMs, asked }: ConnectionFailure,
  now: number,
  random: number,
): Backoff {
  const before = previous && rebase(previous, now);
  // Requests in flight together fail together: they are one failure, with the longest wait asked for.
  const together = before !== undefined && now < before.until;
  const counted = together ? Math.max(before.failures, 1) : (before?.failures ?? 0) + 1;
  const failures = retryAfterMs === null ? counted : Math.min(counted, mostNamed);
  const wait = retryAfterMs ?? (together ? 0 : jittered(failures, random));
  const until = Math.max(now + wait, together ? before.until : now);
  return {
    cause,
    failures,
    since: together ? before.since : now,
    until,
    askedUntil: asked
      ? Math.max(retryAfterMs === null ? until : now + wait, before?.askedUntil ?? 0)
      : (before?.askedUntil ?? null),
  };
}

/** What is left of a back-off once the connection works: only the wait that the service asked for. */
export function relax(backoff: Backoff, now: number): Backoff | undefined {
  const current = rebase(backoff, now);
  const { askedUntil } = current;
  if (askedUntil === null || askedUntil <= now) return undefined;
  return { ...current, failures: 0, until: askedUntil };
}

/** Forgets, in place, that a connection failed, but not the rest that its service asked for. */
export function forgetFailures(
  backoffs: Record<string, Backoff>,
  connectionId: string,
  now: number,
): void {
  const backoff = backoffs[connectionId];
  const rest = backoff && relax(backoff, now);
  if (rest === undefined) delete backoffs[connectionId];
  else backoffs[connectionId] = rest;
}

/**
 * Ends a connection's wait, in place, except for the wait that its service asked for. Its failures still
 * count: another one makes the next wait longer.
 */
export function hasten(backoffs: Record<string, Backoff>, connectionId: string, now: number): void {
  const backoff = backoffs[connectionId];
  if (backoff) backoffs[connectionId] = { ...backoff, until: backoff.askedUntil ?? now };
}

/** A clock set back must not stretch a wait: it starts over at the new time. */
export function rebase(backoff: Backoff, now: number): Backoff {
  const { since, until, askedUntil } = backoff;
  if (now >= since) return backoff;
  const back = since - now;
  return {
    ...backoff,
    since: now,
    until: until - back,
    askedUntil: askedUntil === null ? null : askedUntil - back,
  };
}

function jittered(failures: number, random: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 10));
  return whole * (0.5 + random / 2);
}
