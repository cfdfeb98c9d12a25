import { succeed } from '@/lib/result';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

/** The interface's largest page (§4.2). */
const limit = 30;

/** Every service has this list: whatever it fails with says how its connection is. */
const always = () => true;

export const listRuns: Handler<'task.runs'> = async (context, { id, page }) => {
  const listed = await askAboutTask(
    context,
    id,
    ({ service }, taskId) => service.listRuns(taskId, { page, limit }),
    always,
  );
  return listed.ok ? succeed({ ...listed.value, runs: [...listed.value.runs] }) : listed;
};
