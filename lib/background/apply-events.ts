import type { TaskEvent } from '@/lib/task/events';
import { changeTasks } from './change-task';
import { recordEvents } from './record-event';
import type { WakePorts } from './schedule-store';

/** Lets an event happen to each of many tasks, by their ids; those that are not there are left out. */
export async function applyEvents(
  ports: WakePorts,
  events: ReadonlyMap<string, TaskEvent>,
): Promise<void> {
  await changeTasks(ports, [...events.keys()], (ids) => recordEvents(ports, ids, events));
}
