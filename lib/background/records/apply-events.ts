import type { TaskEvent } from '@/lib/task/events';
import { changeTasks } from './change-task';
import { recordEvents } from './record-event';
import type { WakePorts } from './schedule-store';

/** Applies to each task its own event. `events` is by task id; tasks that do not exist are skipped. */
export async function applyEvents(
  ports: WakePorts,
  events: ReadonlyMap<string, TaskEvent>,
): Promise<void> {
  await changeTasks(ports, [...events.keys()], (ids) => recordEvents(ports, ids, events));
}
