import type { ServiceContext } from '../http/context.ts';

/** Aborts when the connection closes, whether the client went or the service stopped. */
export function untilGone(c: ServiceContext): AbortSignal {
  const gone = new AbortController();
  if (c.env.outgoing.destroyed) gone.abort();
  else c.env.outgoing.once('close', () => gone.abort());
  return gone.signal;
}
