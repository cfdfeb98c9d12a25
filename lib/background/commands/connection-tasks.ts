import { askService } from '../ask-service';
import type { Handler } from './handler';

export const listTasks: Handler<'connection.tasks'> = (context, { id, page }) =>
  askService(context, id, ({ extras }) => extras.listTasks(page));
