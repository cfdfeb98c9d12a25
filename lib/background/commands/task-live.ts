import { succeed } from '@/lib/result';
import { liveView } from '@/lib/service/extras/live-view';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

export const showLive: Handler<'task.live'> = async (context, { id }) => {
  const live = await askAboutTask(context, id, liveView);
  return live.ok ? succeed({ url: live.value }) : live;
};
