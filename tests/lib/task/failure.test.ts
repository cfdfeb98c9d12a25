import type { ServiceError } from '@/lib/service/errors';
import { asksForRest, failureOf } from '@/lib/task/failure';
import { expect, test } from 'vitest';

const connection = { of: 'connection', retryAfterMs: null, asked: false };

test.each<[ServiceError, object]>([
  [{ code: 'refused-key', message: null }, { of: 'key' }],
  [{ code: 'refused', httpStatus: 404, message: null }, { of: 'task' }],
  [{ code: 'too-large' }, { of: 'task' }],
  [{ code: 'unexpected-shape', httpStatus: 200 }, { of: 'task' }],
  [{ code: 'unreachable' }, { ...connection, cause: 'unreachable' }],
  [{ code: 'timed-out' }, { ...connection, cause: 'timed-out' }],
  [{ code: 'redirected' }, { ...connection, cause: 'redirected' }],
  [
    { code: 'not-json', httpStatus: 200 },
    { ...connection, cause: 'not-json' },
  ],
  [
    { code: 'server-error', httpStatus: 502, message: null, retryAfterMs: null },
    { ...connection, cause: 'server-error' },
  ],
  [
    { code: 'server-error', httpStatus: 503, message: null, retryAfterMs: 0 },
    { ...connection, cause: 'server-error' },
  ],
  [
    { code: 'server-error', httpStatus: 503, message: null, retryAfterMs: 7_000 },
    { ...connection, cause: 'server-error', retryAfterMs: 7_000, asked: true },
  ],
  [
    { code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: 0 },
    { ...connection, cause: 'rate-limited', asked: true },
  ],
  [
    { code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: null },
    { ...connection, cause: 'rate-limited', asked: true },
  ],
  [
    { code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: 7_000 },
    { ...connection, cause: 'rate-limited', retryAfterMs: 7_000, asked: true },
  ],
])('%j leaves alone: %j', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
  expect(asksForRest(error)).toBe('asked' in failure && failure.asked === true);
});
