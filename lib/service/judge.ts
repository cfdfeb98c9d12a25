import { fail, succeed, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import type { ServiceError } from './errors';
import type { HttpAnswer } from './exchange';
import { forbidsKey, speaksOfRefusedKey } from './refused-key';
import { serviceWords } from './service-words';

const failureSchema = z.object({ success: z.literal(false) });

/**
 * Whether an answer is a failure, and which: `success` decides first, then the HTTP status
 * (interface §7, which gives errors none). An HTTP failure stays one even if its body claims success:
 * two stories are no proof.
 * @returns the JSON of one that is none
 */
export function judge(answer: HttpAnswer, apiKey: string): Result<unknown, ServiceError> {
  const { httpStatus, json } = answer;
  if (failureSchema.safeParse(json).success || httpStatus >= 400) {
    return fail(errorOf(answer, serviceWords(json, apiKey)));
  }
  if (httpStatus < 300) return succeed(json);
  // What fetch leaves of the 3xx (304, say) proves nothing either way.
  return fail({ code: json === undefined ? 'not-json' : 'unexpected-shape', httpStatus });
}

function errorOf({ httpStatus, retryAfterMs }: HttpAnswer, message: string | null): ServiceError {
  if (httpStatus === 401) return { code: 'refused-key', message };
  if (message !== null && speaksOfRefusedKey(message)) return { code: 'refused-key', message };
  if (httpStatus >= 500) return { code: 'server-error', httpStatus, message, retryAfterMs };
  // Many a service says 403, or 200, to who asks too often: a refusal with a time is of the moment.
  if (httpStatus === 429 || retryAfterMs) {
    return { code: 'rate-limited', httpStatus, message, retryAfterMs };
  }
  if (httpStatus === 403 && forbidsKey(message)) return { code: 'refused-key', message };
  return { code: 'refused', httpStatus, message };
}
