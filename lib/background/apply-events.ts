import type { TaskEvent } from '@/lib/task/events';
import { changeTasks } from './change-task';
import type { BackgroundPorts } from './ports';
import { recordEvents } from './record-event';
import type { ScheduleStore } from './schedule-store';

/** Lets an event happen to each of many tasks, by their ids; those that are not there are left out. */
export async function applyEvents(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  events: ReadonlyMap<string, TaskEvent>,
): Promise<void> {
  await changeTasks(ports, schedules, [...events.keys()], (ids) =>
    recordEvents(ports, ids, events),
  );
}
