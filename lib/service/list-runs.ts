import { succeed, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { ask } from './ask';
import { count } from './count';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { orNull } from './or-null';
import { taskPath } from './task-path';
import type { Run, RunsPage } from './types';
import { wireId } from './wire-id';

/** The interface's bound on `limit` (§8). */
const maxLimit = 30;

const wire = z.object({
  data: z.array(anything),
  total: count(0),
  page: count(1),
  limit: count(1),
});
const runWire = z.object({
  id: wireId,
  created_at: orNull(z.string()),
});

/**
 * `GET /task/{taskId}/runs` (interface §4.2). Page and limit are brought into their bounds, entries
 * without an id are left out, and what the service does not say of the page is what was asked.
 */
export async function listRuns(
  transport: Transport,
  taskId: string,
  query: { readonly page: number; readonly limit: number },
): Promise<Result<RunsPage, ServiceError>> {
  const page = Math.max(1, Math.trunc(query.page));
  const limit = Math.min(Math.max(1, Math.trunc(query.limit)), maxLimit);
  const path = taskPath(taskId, `runs?page=${page}&limit=${limit}`);
  if (!path.ok) return path;
  const listed = await ask(transport, { method: 'GET', path: path.value }, wire);
  if (!listed.ok) return listed;
  const { data, total } = listed.value;
  return succeed({
    runs: data.flatMap(runsOf),
    total,
    page: listed.value.page ?? page,
    limit: listed.value.limit ?? limit,
  });
}

function runsOf(entry: unknown): Run[] {
  const { data } = runWire.safeParse(entry);
  return data === undefined ? [] : [{ id: data.id, createdAt: data.created_at }];
}
