import type { ServiceError } from '@/lib/service/errors';
import { isUncertain } from '@/lib/service/is-uncertain';
import { expect, test } from 'vitest';

test.each<[ServiceError, boolean]>([
  [{ code: 'unreachable' }, true],
  [{ code: 'timed-out' }, true],
  [{ code: 'redirected' }, true],
  [{ code: 'too-large' }, true],
  [{ code: 'not-json', httpStatus: 200 }, true],
  [{ code: 'server-error', httpStatus: 500, message: null, retryAfterMs: null }, true],
  [{ code: 'unexpected-shape', httpStatus: 200 }, true],
  [{ code: 'refused-key', message: null }, false],
  [{ code: 'refused', httpStatus: 400, message: null }, false],
  [{ code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: null }, false],
])('after %j: %j', (error, uncertain) => {
  expect(isUncertain(error)).toBe(uncertain);
});
