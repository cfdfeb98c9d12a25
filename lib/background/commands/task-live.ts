import { fail, mapResult } from '@/lib/result';
import { liveView } from '@/lib/service/extras/live-view';
import { isBackingOff } from '@/lib/task/due';
import { askAboutTask } from '../work/ask-about-task';
import type { Handler } from './handler';

/** A page asks every half minute: that is polling, and waits for the end of a back-off as checks do. */
export const showLive: Handler<'task.live'> = async (ports, { id }) => {
  const schedule = await ports.schedules.read();
  const connectionId = schedule.tasks[id]?.connectionId ?? '';
  const live = isBackingOff(schedule, connectionId, ports.clock.now())
    ? fail({ code: 'unreachable' } as const)
    : await askAboutTask(ports, id, liveView);
  return mapResult(live, (url) => ({ url }));
};
