import type { TaskStore } from '../../tasks/task-store.ts';
import type { ServiceContext } from '../context.ts';
import { pageOf, pagingSchema } from '../paging.ts';
import { readQuery } from '../read-request.ts';

/** Newest first, named by their first words; the total is a string, as public servers write it. */
export function listTasks(c: ServiceContext, tasks: TaskStore): Response {
  const query = readQuery(c, pagingSchema);
  const all = tasks.all().toReversed();
  const data = pageOf(all, query).map(({ taskId, task, stopped }) => ({
    id: taskId,
    status: stopped ? 'inactive' : 'active',
    readable_name: task.split(/\s+/, 5).join(' '),
  }));
  return c.json({ success: true, data, total: String(all.length), ...query });
}
