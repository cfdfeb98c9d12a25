import { mapResult, type Result } from '@/lib/result';
import { blame } from './blame';
import type { ServiceError } from './errors';
import { exchange, type ServiceRequest, type Transport } from './exchange';

/** Sends a request whose response is not documented. A 2xx without `success: false` is a yes. */
export async function accept(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<null, ServiceError>> {
  const answer = await exchange(transport, request);
  if (!answer.ok) return answer;
  return mapResult(await blame(transport, answer.value), () => null);
}
