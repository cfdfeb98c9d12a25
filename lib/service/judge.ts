import { parseJson } from '@/lib/json';
import { fail, succeed, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import type { ServiceError } from './errors';
import type { HttpAnswer } from './exchange';
import { forbidsKey, speaksOfRefusedKey } from './refused-key';
import { serviceWords } from './service-words';

/** The body of an answer that is no failure: JSON of every kind, or something else (an empty one, too). */
export type Body =
  { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'not-json' };

const failureSchema = z.object({ success: z.literal(false) });

/**
 * Whether an answer is a failure, and which: `success` decides first, then the HTTP status
 * (interface §7 and its practice). An HTTP failure stays one even if its body claims success: two
 * stories are no proof.
 */
export function judge(answer: HttpAnswer, apiKey: string): Result<Body, ServiceError> {
  const { httpStatus } = answer;
  const body = parseBody(answer.text);
  const json = body.kind === 'json' ? body.value : undefined;
  if (failureSchema.safeParse(json).success || httpStatus >= 400) {
    return fail(errorOf(answer, serviceWords(json, apiKey)));
  }
  if (httpStatus < 300) return succeed(body);
  // What fetch leaves of the 3xx (304, say) proves nothing either way.
  return fail({ code: body.kind === 'json' ? 'unexpected-shape' : 'not-json', httpStatus });
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

export function parseBody(text: string): Body {
  try {
    return { kind: 'json', value: parseJson(text) };
  } catch {
    return { kind: 'not-json' };
  }
}
