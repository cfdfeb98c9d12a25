import { stop } from '@/lib/service/extras/stop';
import { askAboutTask } from '../ask-about-task';
import { startAttempts } from '../attempt';
import { applyEvent } from './apply-event';
import type { Handler } from './handler';

/**
 * Says only that the service took the request, and notes it: that the run ended is for the next status
 * to tell.
 */
export const stopTask: Handler<'task.stop'> = async (ports, { id, what }) => {
  const taken = await askAboutTask(ports, id, (transport, taskId) => stop(transport, taskId, what));
  if (taken.ok && what === 'run') {
    // Whatever comes of the note, the service has said what it did.
    await startAttempts().attempt(async () => {
      await applyEvent(ports, id, { type: 'run-stopped' });
    });
  }
  return taken;
};
