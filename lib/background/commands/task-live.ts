import { succeed } from '@/lib/result';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

export const showLive: Handler<'task.live'> = async (context, { id }) => {
  const live = await askAboutTask(context, id, ({ extras }, taskId) => extras.liveView(taskId));
  return live.ok ? succeed({ url: live.value }) : live;
};
