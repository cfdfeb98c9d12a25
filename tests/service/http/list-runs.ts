import type { Task } from '../tasks/task.ts';
import type { ServiceContext } from './context.ts';
import { pageOf, pagingSchema } from './paging.ts';
import { readQuery } from './read-request.ts';

/** Interface §4.2: newest first; a page past the end is empty. */
export function listRuns(c: ServiceContext, { runs }: Task): Response {
  const query = readQuery(c, pagingSchema);
  const data = pageOf(runs, query).map(({ id, createdAt }) => ({ id, created_at: createdAt }));
  return c.json({ success: true, data, total: runs.length, ...query });
}
