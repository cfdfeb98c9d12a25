import { succeed } from '@/lib/result';
import { askService } from '../ask-service';
import type { Handler } from './handler';

export const listTasks: Handler<'connection.tasks'> = async (context, { id, page }) => {
  const listed = await askService(context, id, ({ extras }) => extras.listTasks(page));
  return listed.ok ? succeed({ ...listed.value, tasks: [...listed.value.tasks] }) : listed;
};
