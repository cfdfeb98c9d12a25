import { HTTPException } from 'hono/http-exception';
import type { ServiceContext } from './context.ts';

/**
 * How refusals look. `success-false`: HTTP 200 with `success: false`, as public servers of the
 * interface do, but 404 for an unknown address or task. `http-status`: the HTTP status that fits.
 */
export type RefuseWith = 'success-false' | 'http-status';

/** Turns what a handler threw into the interface's error body (§7). */
export function refuse(error: Error, c: ServiceContext, refuseWith: RefuseWith): Response {
  if (!(error instanceof HTTPException)) throw error;
  c.get('notes').refusal = error.message;
  const status = refuseWith === 'http-status' || error.status === 404 ? error.status : 200;
  return c.json({ success: false, error: error.message }, status);
}
