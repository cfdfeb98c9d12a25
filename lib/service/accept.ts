import { mapResult, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import type { ServiceRequest, Transport } from './exchange';
import { judged } from './judged';

/** Sends a request whose response is not documented. A 2xx without `success: false` is a yes. */
export async function accept(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<null, ServiceError>> {
  return mapResult(await judged(transport, request), () => null);
}
