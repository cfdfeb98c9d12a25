import { succeed, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { ask } from '../ask';
import { count } from '../count';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { openState } from '../open-state';
import { orNull } from '../or-null';
import { wireId } from '../wire-id';
import type { ListedTask, TasksPage } from './types';

const limit = 30;

const wire = z.object({
  data: z.array(anything),
  total: count(0),
  page: count(1),
  limit: count(1),
});
const taskWire = z.object({
  id: wireId,
  status: orNull(openState),
  readable_name: orNull(z.string()),
});

/** `GET /tasks`: the service's own list, newest first, 30 a page. Entries without an id are left out. */
export async function listTasks(
  transport: Transport,
  page: number,
): Promise<Result<TasksPage, ServiceError>> {
  const path = `/tasks?page=${page}&limit=${limit}`;
  const listed = await ask(transport, { method: 'GET', path }, wire);
  if (!listed.ok) return listed;
  return succeed({
    tasks: listed.value.data.flatMap(tasksOf),
    total: listed.value.total,
    page: listed.value.page ?? page,
    limit: listed.value.limit ?? limit,
  });
}

function tasksOf(entry: unknown): ListedTask[] {
  const { data } = taskWire.safeParse(entry);
  if (data === undefined) return [];
  return [{ id: data.id, status: data.status, name: data.readable_name }];
}
