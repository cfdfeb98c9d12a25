import { z } from '@/lib/schema';
import type { ServiceError } from './errors';
import type { HttpResponse } from './exchange';
import { forbidsKey, speaksOfRefusedKey } from './refused-key';
import { serviceWords } from './service-words';

const failureSchema = z.object({ success: z.literal(false) });

/**
 * Which failure a response is; null when it is none. `success` decides first, then the HTTP status
 * (interface §7, which assigns errors no status). An HTTP failure stays one even if its body claims
 * success: a response that contradicts itself proves nothing.
 */
export function judge(response: HttpResponse, apiKey: string): ServiceError | null {
  const { httpStatus, json } = response;
  if (failureSchema.safeParse(json).success || httpStatus >= 400) {
    return errorOf(response, serviceWords(json, apiKey));
  }
  if (httpStatus < 300) return null;
  // A 3xx that is no redirect to fetch (304, say) proves nothing either way.
  return { code: json === undefined ? 'not-json' : 'unexpected-shape', httpStatus };
}

function errorOf({ httpStatus, retryAfterMs }: HttpResponse, message: string | null): ServiceError {
  // A proxy (407) or a network (511) that wants its user to log in has passed nothing on.
  if (httpStatus === 407 || httpStatus === 511) return { code: 'unreachable' };
  if (httpStatus === 401) return { code: 'refused-key', message };
  if (message !== null && speaksOfRefusedKey(message)) return { code: 'refused-key', message };
  // A 408 says that the request came in too slowly, and nothing about what it asked for.
  if (httpStatus >= 500 || httpStatus === 408) {
    return { code: 'server-error', httpStatus, message, retryAfterMs };
  }
  // Many services say 403, or 200, to a client that asks too often: a refusal with a time is temporary.
  if (httpStatus === 429 || retryAfterMs) {
    return { code: 'rate-limited', httpStatus, message, retryAfterMs };
  }
  if (httpStatus === 403 && forbidsKey(message)) return { code: 'refused-key', message };
  return { code: 'refused', httpStatus, message };
}
