import { fail, succeed, type Result } from '@/lib/result';
import type { z } from '@/lib/schema';
import { blame } from './blame';
import type { ServiceError } from './errors';
import { exchange, type ServiceRequest, type Transport } from './exchange';

/** Sends a request whose answer is owed as JSON of a shape. Never rejects. */
export async function ask<Wire>(
  transport: Transport,
  request: ServiceRequest,
  wire: z.ZodMiniType<Wire>,
): Promise<Result<Wire, ServiceError>> {
  const answer = await exchange(transport, request);
  if (!answer.ok) return answer;
  const judged = await blame(transport, answer.value);
  if (!judged.ok) return judged;
  const { httpStatus } = answer.value;
  if (judged.value === undefined) return fail({ code: 'not-json', httpStatus });
  const parsed = wire.safeParse(judged.value);
  return parsed.success ? succeed(parsed.data) : fail({ code: 'unexpected-shape', httpStatus });
}
