import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { ServiceContext } from './context.ts';

/** The JSON body of a POST. @throws {HTTPException} 415 or 400, saying what is wrong with it */
export async function readBody<T>(c: ServiceContext, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HTTPException(415, { message: 'Content-Type must be application/json' });
  }
  return check(parse(await c.req.text()), schema);
}

/** The query of a GET. @throws {HTTPException} 400 */
export function readQuery<T>(c: ServiceContext, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'The body is not JSON' });
  }
}

function check<T>(value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'request';
  throw new HTTPException(400, { message: `${where}: ${issue?.message ?? 'not accepted'}` });
}
