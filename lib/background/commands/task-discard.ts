import { succeed } from '@/lib/result';
import { discardTask } from '../discard';
import type { Handler } from './handler';

export const discard: Handler<'task.discard'> = async ({ ports, schedules }, { id }) => {
  await discardTask(ports, schedules, id);
  return succeed(null);
};
