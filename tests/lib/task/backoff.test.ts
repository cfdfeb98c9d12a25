import { backOff, rebase, relax } from '@/lib/task/backoff';
import { failureOf, type ConnectionFailure } from '@/lib/task/failure';
import type { Backoff } from '@/lib/task/schedule';
import { minute, second } from '@/lib/time';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBackoff, testNow as now } from '../../support/build-task';

const unreachable: ConnectionFailure = {
  of: 'connection',
  cause: 'unreachable',
  retryAfterMs: null,
  asked: false,
};
const asking = (retryAfterMs: number | null): ConnectionFailure => ({
  of: 'connection',
  cause: 'rate-limited',
  retryAfterMs,
  asked: true,
});

/** Fails again and again, each time as soon as the wait before is over. */
function failures(count: number, random: number): readonly number[] {
  let backoff: Backoff | undefined;
  return Array.from({ length: count }, () => {
    const at = backoff?.until ?? now;
    backoff = backOff(backoff, unreachable, at, random);
    return backoff.until - at;
  });
}

test('from 2 s doubling to 15 min', () => {
  const seconds = [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
  expect(failures(11, 1)).toEqual(seconds.map((wait) => wait * second));
});

test('jittered between half and all of it', () => {
  expect(failures(3, 0)).toEqual([1, 2, 4].map((wait) => wait * second));
  expect(failures(1, 0.5)).toEqual([1.5 * second]);
});

test('failures of requests that were in flight together count once', () => {
  const first = backOff(undefined, unreachable, now, 1);
  const both = backOff(first, unreachable, now + 500, 1);
  expect(both).toMatchObject({ failures: 1, since: now, until: first.until });
});

describe('what the service asks for', () => {
  test('wins over our own wait, shorter or longer', () => {
    expect(backOff(undefined, asking(1), now, 1).until).toBe(now + 1);
    expect(backOff(undefined, asking(60 * minute), now, 1).until).toBe(now + 60 * minute);
  });

  test('is the longest that any of several in flight was told', () => {
    const first = backOff(undefined, asking(minute), now, 1);
    const both = backOff(first, asking(5 * second), now, 1);
    expect(both).toMatchObject({ until: now + minute, askedUntil: now + minute });
  });

  test('binds no longer than it says, though a wait of our own under way is longer', () => {
    const backoff = backOff(buildBackoff({ until: now + minute }), asking(second), now, 1);
    expect(backoff).toMatchObject({ until: now + minute, askedUntil: now + second });
  });

  test('binds for as long as our own wait when it names no time', () => {
    const backoff = backOff(undefined, asking(null), now, 1);
    expect(backoff).toMatchObject({ until: now + 2 * second, askedUntil: now + 2 * second });
  });

  test('binds to the end of a wait under way when it names no time', () => {
    const backoff = backOff(buildBackoff({ until: now + minute }), asking(null), now, 1);
    expect(backoff).toMatchObject({ until: now + minute, askedUntil: now + minute });
  });

  test('does not make our own wait long, however often it was asked for', () => {
    let backoff: Backoff | undefined;
    for (let at = now; at < now + minute; at += 2 * second) {
      backoff = backOff(backoff, asking(second), at, 1);
    }
    const after = backOff(backoff, unreachable, now + minute, 1);
    expect(after.until - (now + minute)).toBe(64 * second);
  });

  test('says that the service is there, so our own waits were too long', () => {
    const backoff = backOff(buildBackoff({ failures: 12 }), asking(second), now, 1);
    const after = backOff(backoff, unreachable, now + minute, 1);
    expect(after.until - (now + minute)).toBe(64 * second);
  });

  test('is not forgotten because another request succeeded', () => {
    const backoff = backOff(undefined, asking(minute), now, 1);
    expect(relax(backoff, now + second)).toMatchObject({ until: now + minute, failures: 0 });
    expect(relax(backoff, now + minute)).toBeUndefined();
  });

  test('outlives a failure that asked for nothing', () => {
    const backoff = backOff(backOff(undefined, asking(minute), now, 1), unreachable, now, 1);
    expect(backoff.askedUntil).toBe(now + minute);
  });
});

test('our own wait ends with the first success', () => {
  expect(relax(buildBackoff({ until: now + minute }), now)).toBeUndefined();
});

test('a clock set back makes the wait start over, not last longer', () => {
  const backoff = buildBackoff({ until: now + minute, askedUntil: now + second });
  const back = now - 3 * 60 * minute;
  expect(rebase(backoff, back)).toMatchObject({
    since: back,
    until: back + minute,
    askedUntil: back + second,
  });
  expect(rebase(backoff, now + 1)).toBe(backoff);
});

test('whatever fails and however the clock jumps, the wait is never less than was asked for', () => {
  const step = fc.record({
    retryAfterMs: fc.option(fc.integer({ min: 0, max: 24 * 60 * minute })),
    asked: fc.boolean(),
    jump: fc.integer({ min: -120 * minute, max: 120 * minute }),
  });
  const steps = fc.array(step, { maxLength: 20 });
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 0.99, noNaN: true }), (steps, random) => {
      let backoff: Backoff | undefined;
      let clock = now;
      for (const { jump, ...plea } of steps) {
        clock += jump;
        const named = plea.retryAfterMs !== null;
        const failure = { ...asking(plea.retryAfterMs), asked: plea.asked || named };
        backoff = backOff(backoff, failure, clock, random);
        expect(backoff.until).toBeGreaterThanOrEqual(clock + (plea.retryAfterMs ?? 0));
        expect(backoff.until).toBeGreaterThanOrEqual(backoff.askedUntil ?? 0);
        expect(backoff.since).toBeLessThanOrEqual(clock);
        const rest = relax(backoff, clock);
        expect(rest?.until ?? clock).toBe(Math.max(backoff.askedUntil ?? clock, clock));
      }
    }),
  );
});

test.each([
  [{ code: 'unreachable' }, 'connection'],
  [{ code: 'timed-out' }, 'connection'],
  [{ code: 'redirected' }, 'connection'],
  [{ code: 'not-json', httpStatus: 200 }, 'connection'],
  [{ code: 'server-error', httpStatus: 500, message: null, retryAfterMs: null }, 'connection'],
  [{ code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: null }, 'connection'],
  [{ code: 'refused', httpStatus: 404, message: null }, 'task'],
  [{ code: 'too-large' }, 'task'],
  [{ code: 'unexpected-shape', httpStatus: 200 }, 'task'],
  [{ code: 'refused-key', message: null }, 'key'],
] as const)('%j is a failure of the %s', (error, of) => {
  expect(failureOf(error).of).toBe(of);
});

test('a server error binds the person only when it names a time', () => {
  const error = { code: 'server-error', httpStatus: 503, message: null } as const;
  expect(failureOf({ ...error, retryAfterMs: null })).toMatchObject({ asked: false });
  expect(failureOf({ ...error, retryAfterMs: 5 })).toMatchObject({ asked: true, retryAfterMs: 5 });
});

test('a failure within the rest that a success left behind is a failure', () => {
  const rest = relax(backOff(undefined, asking(minute), now, 1), now + second);
  const failed = backOff(rest, unreachable, now + 2 * second, 1);
  expect(failed).toMatchObject({ failures: 1, cause: 'unreachable', until: now + minute });
});
