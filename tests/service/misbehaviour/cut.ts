import type { ServiceContext } from '../http/context.ts';
import { noResponse } from './no-response.ts';

/** Resets the connection. */
export function cut(c: ServiceContext): Response {
  c.env.incoming.socket.resetAndDestroy();
  return noResponse(c);
}
