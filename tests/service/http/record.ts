import type { MiddlewareHandler } from 'hono';
import type { ServiceEnv } from './context.ts';
import { endpointOf, type Endpoint } from './endpoint.ts';

/** One request as it arrived, and what became of it. The key itself is not kept. */
export interface RecordedRequest {
  /** Milliseconds since the epoch, when the request had arrived. */
  readonly at: number;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly endpoint: Endpoint;
  /** Lower-case names; `x-api-key` is left out. */
  readonly headers: Readonly<Record<string, string>>;
  readonly key: 'right' | 'wrong' | 'none';
  /** The body as text; empty when there is none. */
  readonly body: string;
  /** The HTTP status of the response; null until it is sent, and for ever if none is sent. */
  readonly status: number | null;
}

interface Recording {
  readonly key: string;
  readonly requests: RecordedRequest[];
  readonly log: (line: string) => void;
}

/** Keeps every request, and writes one line about each to the log. */
export function record({ key, requests, log }: Recording): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const at = Date.now();
    const { method, path } = c.req;
    const { 'x-api-key': sent, ...headers } = c.req.header();
    const request: RecordedRequest & { status: number | null } = {
      at,
      method,
      path,
      query: c.req.query(),
      endpoint: endpointOf(method, path),
      headers,
      key: judge(sent, key),
      body: await c.req.text(),
      status: null,
    };
    requests.push(request);
    c.set('notes', {});
    await next();
    const { refusal, misbehaviour, unanswered } = c.get('notes');
    if (unanswered !== true) request.status = c.res.status;
    const remarks = [
      ...(refusal === undefined ? [] : [`refused: ${refusal}`]),
      ...(misbehaviour === undefined ? [] : [`misbehaved: ${misbehaviour}`]),
    ];
    log([method.padEnd(4), request.status ?? '---', path, ...remarks].join('  '));
  };
}

function judge(sent: string | undefined, key: string): RecordedRequest['key'] {
  if (sent === undefined) return 'none';
  return sent === key ? 'right' : 'wrong';
}
