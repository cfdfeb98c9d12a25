import { stringifyJson, tryParseJson } from '@/lib/json';
import { fail, succeed, type Result } from '@/lib/result';
import { second } from '@/lib/time';
import type { ServiceError } from './errors';
import { readBody } from './read-body';
import { parseRetryAfter } from './retry-after';

/** A browser ends a worker that waits 30 s for a response. */
const defaultTimeoutMs = 20 * second;

/** What every request of one service shares. */
export interface Transport {
  readonly fetch: typeof fetch;
  /** As `normaliseAddress` gives it. The key goes to this address only. */
  readonly baseUrl: string;
  readonly key: string;
  /** How long one exchange may take, body included. */
  readonly timeoutMs?: number;
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  readonly now: () => number;
}

export type ServiceRequest =
  | { readonly method: 'GET' | 'PUT'; readonly path: string }
  | { readonly method: 'POST'; readonly path: string; readonly body: unknown };

/** What the service answered, with any HTTP status, before it is judged. */
export interface HttpResponse {
  readonly httpStatus: number;
  readonly retryAfterMs: number | null;
  /** The body as JSON of any kind; undefined for a body that is empty or not JSON. */
  readonly json: unknown;
  /** The body is a web page: something between here and the service answered in its place. */
  readonly isPage: boolean;
}

/** One HTTP exchange: a request out, a whole body in. Never rejects. */
export async function exchange(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<HttpResponse, ServiceError>> {
  // A native fetch refuses to be called as a method of another object.
  const { fetch, baseUrl, key, timeoutMs = defaultTimeoutMs, now } = transport;
  const requestHeaders = headersOf(request, key);
  // No service can have given out a key that a header cannot carry.
  if (requestHeaders === null) return fail({ code: 'refused-key', message: null });
  const body = request.method === 'POST' ? stringifyJson(request.body) : null;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(baseUrl + request.path, {
      method: request.method,
      headers: requestHeaders,
      body,
      signal,
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    // A browser says no more of a redirect that it does not follow, not even its status.
    if (response.type === 'opaqueredirect') return fail({ code: 'redirected' });
    const { headers } = response;
    const reading = readBody(response);
    // A failure's status says what it is, and a header when to ask again: its body may be
    // broken or too large.
    const text = response.ok ? await reading : ((await reading.catch(() => null)) ?? '');
    if (text === null) return fail({ code: 'too-large' });
    if (isMadeUp(response, text)) return fail({ code: 'unreachable' });
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), sentAt(headers) ?? now());
    const json = tryParseJson(text);
    // No JSON begins so.
    const isPage = /^\s*</.test(text);
    return succeed({ httpStatus: response.status, retryAfterMs, json, isPage });
  } catch {
    return fail({ code: signal.aborted ? 'timed-out' : 'unreachable' });
  }
}

/**
 * Over plain http, if a service says that it goes on (100, 102, 103) and then closes a connection that was
 * used before, Chromium makes up a 200 without headers. Taken for an answer, it would say that the service
 * took what it was sent.
 */
function isMadeUp({ status, headers }: Response, text: string): boolean {
  return status === 200 && text === '' && [...headers].length === 0;
}

/**
 * When the response was sent, in ms, by the service's clock: a `Retry-After` date is meant by that
 * clock, not by ours.
 */
function sentAt(headers: Headers): number | null {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? null : at;
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
