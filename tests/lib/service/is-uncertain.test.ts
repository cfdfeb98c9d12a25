import type { ServiceError } from '@/lib/service/errors';
import { isUncertain } from '@/lib/service/is-uncertain';
import { expect, test } from 'vitest';

type Uncertain = typeof isUncertain extends ((
  error: ServiceError,
) => error is infer Told extends ServiceError)
  ? Told['code']
  : never;

/**
 * Each error, and whether it is uncertain. The compiler believes what the function says of its errors, and
 * never asks if it does so: here it asks for what it was told.
 */
const errors: {
  readonly [Code in ServiceError['code']]: readonly [
    ServiceError & { readonly code: Code },
    Code extends Uncertain ? true : false,
  ];
} = {
  unreachable: [{ code: 'unreachable' }, true],
  'timed-out': [{ code: 'timed-out' }, true],
  redirected: [{ code: 'redirected' }, true],
  'too-large': [{ code: 'too-large' }, true],
  'not-json': [{ code: 'not-json', httpStatus: 200 }, true],
  'server-error': [
    { code: 'server-error', httpStatus: 500, message: null, retryAfterMs: null },
    true,
  ],
  'unexpected-shape': [{ code: 'unexpected-shape', httpStatus: 200 }, true],
  'refused-key': [{ code: 'refused-key', message: null }, false],
  refused: [{ code: 'refused', httpStatus: 400, message: null }, false],
  'rate-limited': [
    { code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs: null },
    false,
  ],
};

test.each(Object.values(errors))('after %j: %j', (error, uncertain) => {
  expect(isUncertain(error)).toBe(uncertain);
});
