import type { ServiceError } from '@/lib/service/errors';

/** What a failed exchange says about whom to leave alone. */
export type Failure =
  /** The key was refused: stop until the person mends it. */
  | { readonly of: 'key'; readonly message: string | null }
  /** The service cannot answer now: back off all of the connection. */
  | { readonly of: 'connection'; readonly retryAfterMs: number | null }
  /** It answers, but not usably for this task: slow down this task alone. */
  | { readonly of: 'task'; readonly message: string | null };

export function failureOf(error: ServiceError): Failure {
  switch (error.code) {
    case 'refused-key':
      return { of: 'key', message: error.message };
    case 'rate-limited':
    case 'server-error':
      return { of: 'connection', retryAfterMs: error.retryAfterMs };
    case 'unreachable':
    case 'timed-out':
    case 'not-json':
      return { of: 'connection', retryAfterMs: null };
    case 'refused':
      return { of: 'task', message: error.message };
    case 'too-large':
    case 'unexpected-shape':
      return { of: 'task', message: null };
  }
}
