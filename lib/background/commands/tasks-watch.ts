import { succeed } from '@/lib/result';
import { changeTasks } from '../change-task';
import { recordEvent } from '../record-event';
import type { Handler } from './handler';

export const watchTasks: Handler<'tasks.watch'> = async ({ ports, schedules }, { tasks }) => {
  const wanted = new Map(tasks.map(({ id, watch }) => [id, watch]));
  await changeTasks(ports, schedules, [...wanted.keys()], async (id) => {
    const watch = wanted.get(id);
    if (watch !== undefined) await recordEvent(ports, id, { type: 'watch-set', watch });
  });
  return succeed(null);
};
