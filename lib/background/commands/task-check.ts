import { fail, succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { openLink } from '../link';
import { loadSchedule } from '../schedule-store';
import { workOn } from '../work';
import { settleOutcome } from '../work-through';
import type { Handler } from './handler';

/** Checks at once, but never before the service's own Retry-After or our back-off ends. */
export const checkTask: Handler<'task.check'> = async ({ ports, commit }, { id }) => {
  const task = await read(ports.local, keys.task(id), taskRecordSchema);
  if (task === null) return fail({ code: 'not-found' });
  if (!ports.network.online()) return fail({ code: 'unreachable' });
  const backoff = (await loadSchedule(ports)).backoff[task.connectionId];
  const wait = (backoff?.until ?? 0) - ports.clock.now();
  if (wait > 0) return fail({ code: 'rate-limited', retryAfterMs: wait });
  const link = await openLink(ports, task.connectionId);
  if (!link.ok) return link;
  const outcome = await workOn(ports, link.value, id);
  if (outcome === null) return succeed(null);
  await settleOutcome(ports, commit, link.value, outcome);
  return typeof outcome.answer === 'object' ? fail(outcome.answer) : succeed(null);
};
