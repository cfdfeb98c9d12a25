import { fail, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import { exchange, type HttpAnswer, type ServiceRequest, type Transport } from './exchange';
import { judge } from './judge';
import { recognise } from './recognise';

/**
 * Sends a request and judges its answer. What a 403 that names no key is about is asked once more: where
 * the key is taken for something else, it is about what was asked for alone, another account's task
 * maybe, and the others must be watched.
 */
export async function sendAndJudge(
  transport: Transport,
  request: ServiceRequest,
): Promise<Result<HttpAnswer, ServiceError>> {
  const answer = await exchange(transport, request);
  if (!answer.ok) return answer;
  const { httpStatus } = answer.value;
  const error = judge(answer.value, transport.key);
  if (error === null) return answer;
  const mayBeOfKey = error.code === 'refused-key' && httpStatus === 403;
  if (!mayBeOfKey || /key/i.test(error.message ?? '')) return fail(error);
  const other = await recognise(transport);
  if (!other.ok) {
    const { error: why } = other;
    if (why.code === 'refused-key') return fail(error);
    if (why.code === 'other-interface' && why.httpStatus === 403) return fail(error);
    // What was refused was not done: of the failure counts only that the service wants rest.
    if (why.code === 'rate-limited' || (why.code === 'server-error' && why.retryAfterMs)) {
      return fail({ ...why, code: 'rate-limited' });
    }
  }
  // One that only fails does not stop the whole connection: the next 403 asks again.
  return fail({ ...error, code: 'refused', httpStatus });
}
