import { succeed, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import { exchange, type ServiceRequest, type Transport } from './exchange';
import { judge } from './judge';

/** Sends a request whose response is not documented. A 2xx without `success: false` is a yes. */
export async function accept(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<null, ServiceError>> {
  const answer = await exchange(transport, request);
  if (!answer.ok) return answer;
  const judged = judge(answer.value, transport.key);
  return judged.ok ? succeed(null) : judged;
}
