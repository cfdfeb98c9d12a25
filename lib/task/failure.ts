import type { ServiceError } from '@/lib/service/errors';
import type { Backoff } from './schedule';

/** What a failed exchange means: what must be left alone for now. */
export type Failure =
  /** The key was refused: stop until the person mends it, or the service takes it again. */
  | { readonly of: 'key' }
  /** The service cannot answer now: back off all of the connection. */
  | {
      readonly of: 'connection';
      readonly cause: Backoff['cause'];
      /** Milliseconds from now; null when the service named no delay. */
      readonly retryAfterMs: number | null;
      /** The service asks for fewer requests, whether or not it says for how long. */
      readonly asked: boolean;
    }
  /** The service answers, but not usably for this task: slow down this task alone. */
  | { readonly of: 'task' };

export type ConnectionFailure = Extract<Failure, { of: 'connection' }>;

export function failureOf(error: ServiceError): Failure {
  switch (error.code) {
    case 'refused-key':
      return { of: 'key' };
    case 'rate-limited':
    case 'server-error': {
      // A delay of 0 counts as none. Otherwise a service that always names it would be asked
      // with every beat.
      const retryAfterMs = error.retryAfterMs || null;
      const asked = error.code === 'rate-limited' || retryAfterMs !== null;
      return { of: 'connection', cause: error.code, retryAfterMs, asked };
    }
    case 'unreachable':
    case 'timed-out':
    case 'redirected':
    case 'not-json':
      return { of: 'connection', cause: error.code, retryAfterMs: null, asked: false };
    case 'refused':
    case 'too-large':
    case 'unexpected-shape':
      return { of: 'task' };
  }
}

/** Whether a service asks for fewer requests, of whatever kind. */
export function asksForRest(error: ServiceError): boolean {
  const failure = failureOf(error);
  return failure.of === 'connection' && failure.asked;
}
