import { fail, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import { exchange, type HttpResponse, type ServiceRequest, type Transport } from './exchange';
import { judge } from './judge';
import { recognise } from './recognise';

/**
 * Sends a request and judges its answer. After a 403 that names no key, a second request finds out what
 * it is about: if the service takes the key there, the 403 is about the first request alone (another
 * account's task, maybe), and the other tasks must still be watched.
 */
export async function sendAndJudge(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<HttpResponse, ServiceError>> {
  const response = await exchange(transport, request);
  if (!response.ok) return response;
  const { httpStatus } = response.value;
  const error = judge(response.value, transport.key);
  if (error === null) return response;
  const mayBeOfKey = error.code === 'refused-key' && httpStatus === 403;
  if (!mayBeOfKey || /key/i.test(error.message ?? '')) return fail(error);
  const other = await recognise(transport);
  if (!other.ok) {
    const { error: why } = other;
    if (why.code === 'refused-key') return fail(error);
    if (why.code === 'other-interface' && why.httpStatus === 403) return fail(error);
    // The first request was refused and did nothing: of the second failure only the wish for rest counts.
    if (why.code === 'rate-limited' || (why.code === 'server-error' && why.retryAfterMs)) {
      return fail({ ...why, code: 'rate-limited' });
    }
  }
  // The key works, or the second request failed in another way: the connection goes on, and the next
  // 403 asks again.
  return fail({ ...error, code: 'refused', httpStatus });
}
