import { listRuns } from '@/lib/service/list-runs';
import { askAboutTask } from '../work/ask-about-task';
import type { Handler } from './handler';

/** Every service has this list, so each failure says how the connection is. */
const always = () => true;

export const readRuns: Handler<'task.runs'> = (ports, { id, page }) =>
  askAboutTask(ports, id, (transport, taskId) => listRuns(transport, taskId, page), always);
