import { fail } from '@/lib/result';

/** The answer to who asks while a service wants rest: it is not asked, and would say as much. */
export function toldToWait(retryAfterMs: number) {
  return fail({ code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs } as const);
}
