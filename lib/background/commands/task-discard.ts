import { succeed } from '@/lib/result';
import { discardTask } from '../records/discard';
import type { Handler } from './handler';

export const discard: Handler<'task.discard'> = async (ports, { id }) => {
  await discardTask(ports, id);
  return succeed(null);
};
