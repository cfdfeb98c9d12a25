import { listTasks } from '@/lib/service/extras/list-tasks';
import { askService } from '../ask-service';
import type { Handler } from './handler';

export const readTasks: Handler<'connection.tasks'> = (context, { id, page }) =>
  askService(context, id, (transport) => listTasks(transport, page));
