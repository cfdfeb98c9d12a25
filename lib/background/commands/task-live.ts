import { mapResult } from '@/lib/result';
import { liveView } from '@/lib/service/extras/live-view';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

export const showLive: Handler<'task.live'> = async (ports, { id }) => {
  const live = await askAboutTask(ports, id, liveView);
  return mapResult(live, (url) => ({ url }));
};
