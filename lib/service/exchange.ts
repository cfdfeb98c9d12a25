import { stringifyJson } from '@/lib/json';
import { fail, succeed, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import { readBody } from './read-body';
import { parseRetryAfter } from './retry-after';

/** What every request of one service shares. */
export interface Transport {
  readonly fetch: typeof fetch;
  /** With the version prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly key: string;
  readonly timeoutMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export type ServiceRequest =
  | { readonly method: 'GET' | 'PUT'; readonly path: string }
  | { readonly method: 'POST'; readonly path: string; readonly body: unknown };

/** Whatever the service said, of any HTTP status, unjudged. */
export interface Answer {
  readonly httpStatus: number;
  readonly retryAfterMs: number | null;
  readonly text: string;
}

/** One HTTP exchange: a request out, a whole body in. Never rejects. */
export async function exchange(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<Answer, ServiceError>> {
  // A native fetch refuses to be called as a method of something else.
  const { fetch, baseUrl, key, timeoutMs, now } = transport;
  const headers = headersOf(request, key);
  // No service can have given out a key that a header cannot carry.
  if (headers === null) return fail({ code: 'refused-key', message: null });
  const body = request.method === 'POST' ? stringifyJson(request.body) : null;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(baseUrl + request.path, {
      method: request.method,
      headers,
      body,
      signal,
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const text = await readBody(response);
    if (text === null) return fail({ code: 'too-large' });
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
    return succeed({ httpStatus: response.status, retryAfterMs, text });
  } catch (error) {
    return fail({ code: signal.aborted || isTimeout(error) ? 'timed-out' : 'unreachable' });
  }
}

function headersOf(request: ServiceRequest, key: string): Headers | null {
  try {
    const headers = new Headers({ 'x-api-key': key });
    if (request.method === 'POST') headers.set('content-type', 'application/json');
    return headers;
  } catch {
    return null;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
