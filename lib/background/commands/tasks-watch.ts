import { succeed } from '@/lib/result';
import { changeTasks } from '../change-task';
import { recordEvents } from '../record-event';
import type { Handler } from './handler';

export const watchTasks: Handler<'tasks.watch'> = async ({ ports, schedules }, { tasks }) => {
  const events = new Map(tasks.map(({ id, watch }) => [id, { type: 'watch-set', watch } as const]));
  await changeTasks(ports, schedules, [...events.keys()], (ids) =>
    recordEvents(ports, ids, events),
  );
  return succeed(null);
};
