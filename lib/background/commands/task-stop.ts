import { stop } from '@/lib/service/extras/stop';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

/** Says only that the service took the request: that the run ended is for the next status to tell. */
export const stopTask: Handler<'task.stop'> = (context, { id, what }) =>
  askAboutTask(context, id, (transport, taskId) => stop(transport, taskId, what));
