import { HTTPException } from 'hono/http-exception';
import type { ServiceContext } from './context.ts';

/**
 * How refusals look: all but an unknown address or task as HTTP 200 with `success: false`, as public
 * servers of the interface do; or with the HTTP status that fits.
 */
export type RefuseWith = 'success-false' | 'http-status';

/** Turns what a handler threw into the interface's error body (§7). */
export function refuse(error: Error, c: ServiceContext, refuseWith: RefuseWith): Response {
  if (!(error instanceof HTTPException)) throw error;
  c.get('notes').refusal = error.message;
  const status = refuseWith === 'http-status' || error.status === 404 ? error.status : 200;
  return c.json({ success: false, error: error.message }, status);
}
