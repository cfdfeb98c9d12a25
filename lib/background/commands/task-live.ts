import { mapResult, succeed } from '@/lib/result';
import { liveView } from '@/lib/service/extras/live-view';
import { isBackingOff } from '@/lib/task/due';
import { askAboutTask } from '../ask-about-task';
import type { Handler } from './handler';

/** A page asks every half minute: that is polling, and waits for the end of a back-off as checks do. */
export const showLive: Handler<'task.live'> = async (ports, { id }) => {
  const schedule = await ports.schedules.read();
  const entry = schedule.tasks[id];
  if (entry !== undefined && isBackingOff(schedule, entry.connectionId, ports.clock.now())) {
    return succeed({ url: null });
  }
  const live = await askAboutTask(ports, id, liveView);
  return mapResult(live, (url) => ({ url }));
};
