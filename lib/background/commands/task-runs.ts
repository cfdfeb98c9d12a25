import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

/** Every service has this list: whatever it fails with says how its connection is. */
const always = () => true;

export const listRuns: Handler<'task.runs'> = (context, { id, page }) =>
  askAboutTask(context, id, ({ service }, taskId) => service.listRuns(taskId, page), always);
