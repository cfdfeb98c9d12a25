import type { Backoff } from './schedule';

const first = 2_000;
const longest = 15 * 60_000;

/**
 * The back-off after one more failure: from 2 s doubling to 15 min, jittered between half and all of
 * it so that clients do not return in step. What the service asked for wins.
 * @param retryAfterMs milliseconds from now, null when the service named no delay
 * @param random in [0, 1)
 */
export function backOff(
  previous: Backoff | undefined,
  retryAfterMs: number | null,
  now: number,
  random: number,
): Backoff {
  // Requests that were in flight together fail together: one failure, the longest wait asked for.
  if (previous !== undefined && now >= previous.since && now < previous.until) {
    return { ...previous, until: Math.max(previous.until, now + (retryAfterMs ?? 0)) };
  }
  const failures = (previous?.failures ?? 0) + 1;
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 10));
  return { failures, since: now, until: now + (retryAfterMs ?? whole * (0.5 + random / 2)) };
}

/** A clock set back since then must not stretch the wait: it starts over at the new time. */
export function rebase(backoff: Backoff, now: number): Backoff {
  if (now >= backoff.since) return backoff;
  return { ...backoff, since: now, until: now + (backoff.until - backoff.since) };
}
