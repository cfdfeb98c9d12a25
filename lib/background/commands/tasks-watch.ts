import { succeed } from '@/lib/result';
import { applyEvents } from '../records/apply-events';
import type { Handler } from './handler';

export const watchTasks: Handler<'tasks.watch'> = async (ports, { tasks }) => {
  const events = new Map(tasks.map(({ id, watch }) => [id, { type: 'watch-set', watch } as const]));
  await applyEvents(ports, events);
  return succeed(null);
};
