import { z } from 'zod';
import type { Task } from '../tasks/task.ts';
import type { ServiceContext } from './context.ts';
import { readQuery } from './read-request.ts';

const integer = z.string().regex(/^\d+$/, 'not an integer').transform(Number);

const querySchema = z.strictObject({
  page: integer.pipe(z.number().min(1)).default(1),
  limit: integer.pipe(z.number().min(1).max(30)).default(30),
});

/** Interface §4.2: newest first; a page past the end is empty. */
export function listRuns(c: ServiceContext, { runs }: Task): Response {
  const { page, limit } = readQuery(c, querySchema);
  const start = (page - 1) * limit;
  const data = runs
    .slice(start, start + limit)
    .map(({ id, createdAt }) => ({ id, created_at: createdAt }));
  return c.json({ success: true, data, total: runs.length, page, limit });
}
