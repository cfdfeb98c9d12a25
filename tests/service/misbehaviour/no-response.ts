import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ServiceContext } from '../http/context.ts';

/** Stands for the response that is not sent: the adapter leaves the connection alone. */
export function noResponse(c: ServiceContext): Response {
  c.get('notes').unanswered = true;
  return RESPONSE_ALREADY_SENT;
}
