import { listTasks } from '@/lib/service/extras/list-tasks';
import { askService } from '../work/ask-service';
import type { Handler } from './handler';

export const listServiceTasks: Handler<'connection.tasks'> = (ports, { id, page }) =>
  askService(ports, id, (transport) => listTasks(transport, page));
