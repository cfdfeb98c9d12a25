import { fail } from '@/lib/result';
import { askedToWait } from '@/lib/task/due';
import type { WakePorts } from '../records/schedule-store';

/**
 * The answer for a caller while a service wants rest: the service is not asked, and would say the same.
 * Null when it may be asked.
 */
export async function toldToWait({ clock, schedules }: WakePorts, connectionId: string) {
  const retryAfterMs = askedToWait(await schedules.read(), connectionId, clock.now());
  if (retryAfterMs === 0) return null;
  return fail({ code: 'rate-limited', httpStatus: 429, message: null, retryAfterMs } as const);
}
