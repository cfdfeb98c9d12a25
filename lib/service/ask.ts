import { fail, succeed, type Result } from '@/lib/result';
import type { z } from '@/lib/schema';
import type { ServiceError } from './errors';
import type { ServiceRequest, Transport } from './exchange';
import { sendAndJudge } from './send-and-judge';

/** Sends a request whose answer must be JSON of a known shape. Never rejects. */
export async function ask<Wire>(
  transport: Transport,
  request: ServiceRequest,
  wire: z.ZodMiniType<Wire>,
): Promise<Result<Wire, ServiceError>> {
  const response = await sendAndJudge(transport, request);
  if (!response.ok) return response;
  const { httpStatus, json } = response.value;
  if (json === undefined) return fail({ code: 'not-json', httpStatus });
  const parsed = wire.safeParse(json);
  return parsed.success ? succeed(parsed.data) : fail({ code: 'unexpected-shape', httpStatus });
}
