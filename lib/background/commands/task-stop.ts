import { stop } from '@/lib/service/extras/stop';
import { askAboutTask } from '../work/ask-about-task';
import { startAttempts } from '../attempt';
import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

/**
 * Success means that the service took the request, which is noted. Whether the run has ended is for the
 * next status to tell.
 */
export const stopTask: Handler<'task.stop'> = async (ports, { id, taskToo, again }) => {
  const ask = (what: 'run' | 'task') =>
    askAboutTask(ports, id, (transport, taskId) => stop(transport, taskId, what));
  // Both requests are made here, since a popup may close before the first is done.
  const first = taskToo ? await ask('task') : null;
  const isRunNext = first === null || first.ok || (again && first.error.code === 'refused');
  const taken = isRunNext ? await ask('run') : first;
  const type = taken.ok ? 'run-stopped' : 'stop-failed';
  // Even if this note fails, the service has said what it did.
  await startAttempts().attempt(() => applyEvent(ports, id, { type }));
  return taken;
};
