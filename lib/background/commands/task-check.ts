import { fail, succeed } from '@/lib/result';
import { failuresOf } from '@/lib/task/due';
import { isOffline } from '../connections/is-offline';
import { openLink } from '../connections/link';
import { readTask } from '../records/read-tasks';
import { toldToWait } from '../health/told-to-wait';
import { workOn } from '../work/work';
import type { Handler } from './handler';

/** Checks at once, whatever our own rhythm and back-off say, but never before the service allows. */
export const checkTask: Handler<'task.check'> = async (ports, { id }) => {
  const task = await readTask(ports, id);
  if (task === null) return fail({ code: 'not-found' });
  if (await isOffline(ports, task.connectionId)) return fail({ code: 'unreachable' });
  const wait = await toldToWait(ports, task.connectionId);
  if (wait !== null) return wait;
  const link = await openLink(ports, task.connectionId);
  if (!link.ok) return link;
  const schedule = await ports.schedules.read();
  const failures = failuresOf(schedule, task.connectionId);
  const known = { failures, entry: schedule.tasks[id] };
  const work = await workOn(ports, link.value, id, { asked: true, known });
  switch (work.kind) {
    case 'busy':
    case 'no-slot':
      return succeed(null);
    case 'held-back':
      // Another request found meanwhile that the service wants rest, or that it fails. Try again: the
      // rest may be over by now, and a person need not wait for the end of a back-off.
      return checkTask(ports, { id });
    case 'done': {
      await work.written;
      const { verdict } = work.outcome;
      return typeof verdict === 'object' ? fail(verdict) : succeed(null);
    }
  }
};
