import type { CommandError } from '@/lib/messages';
import { fail, type Result } from '@/lib/result';
import type { ServiceError } from '@/lib/service/errors';
import { backOff } from '@/lib/task/backoff';
import type { Context } from './commands/handler';
import { type Link, openLink } from './link';
import { loadSchedule } from './schedule-store';
import { inSlot } from './slots';

/**
 * Asks a service something for a page, but never before its own Retry-After or our back-off ends.
 * Of a failure only a Retry-After is heeded further: an endpoint that not every service has can fail
 * without the service being out of order.
 */
export async function askService<Value>(
  { ports, commit }: Context,
  connectionId: string,
  ask: (link: Link) => Promise<Result<Value, ServiceError>>,
): Promise<Result<Value, CommandError>> {
  if (!ports.network.online()) return fail({ code: 'unreachable' });
  const backoff = (await loadSchedule(ports)).backoff[connectionId];
  const wait = (backoff?.until ?? 0) - ports.clock.now();
  if (wait > 0) return fail({ code: 'rate-limited', retryAfterMs: wait });
  const link = await openLink(ports, connectionId);
  if (!link.ok) return link;
  const answer = await inSlot(ports, connectionId, () => ask(link.value));
  if (!answer.ok && answer.error.code === 'rate-limited') {
    const { retryAfterMs } = answer.error;
    await commit((draft) => {
      const before = draft.backoff[connectionId];
      draft.backoff[connectionId] = backOff(
        before,
        retryAfterMs,
        ports.clock.now(),
        ports.random(),
      );
    });
  }
  return answer;
}
