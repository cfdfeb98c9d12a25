import { fail, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import type { HttpAnswer, Transport } from './exchange';
import { judge } from './judge';
import { recognise } from './recognise';

/**
 * Judges an answer, and asks once more what a 403 that names no key is about: where the key is taken for
 * something else, it is about what was asked for alone, another account's task maybe, and the others
 * must be watched.
 */
export async function blame(
  transport: Transport,
  answer: HttpAnswer,
): Promise<Result<unknown, ServiceError>> {
  const judged = judge(answer, transport.key);
  const { httpStatus } = answer;
  const isMeant =
    judged.ok ||
    judged.error.code !== 'refused-key' ||
    httpStatus !== 403 ||
    /key/i.test(judged.error.message ?? '') ||
    !(await recognise(transport)).ok;
  return isMeant ? judged : fail({ ...judged.error, code: 'refused', httpStatus });
}
