import { stop } from '@/lib/service/extras/stop';
import { askAboutTask } from '../ask-about-task';
import { applyEvent } from './apply-event';
import type { Handler } from './handler';

/** Says only that the service took the request: that the run ended is for the next status to tell. */
export const stopTask: Handler<'task.stop'> = async (ports, { id, what }) => {
  const taken = await askAboutTask(ports, id, (transport, taskId) => stop(transport, taskId, what));
  return taken.ok && what === 'run' ? applyEvent(ports, id, { type: 'run-stopped' }) : taken;
};
