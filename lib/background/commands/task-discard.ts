import { succeed } from '@/lib/result';
import { discardTask } from '../discard';
import type { Handler } from './handler';

export const discard: Handler<'task.discard'> = async ({ ports, commit }, { id }) => {
  await discardTask(ports, commit, id);
  return succeed(null);
};
