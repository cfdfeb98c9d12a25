import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ServiceEnv } from './context.ts';

/** Every endpoint wants the key in `x-api-key` (interface §5). */
export function checkKey(key: string): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const sent = c.req.header('x-api-key');
    if (sent === undefined) throw new HTTPException(401, { message: 'API key is required' });
    if (sent !== key) throw new HTTPException(401, { message: 'Invalid API key' });
    await next();
  };
}
