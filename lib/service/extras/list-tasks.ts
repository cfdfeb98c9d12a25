import { mapResult, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import { askPage, type Page } from '../ask-page';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { openState } from '../open-state';
import { orNull } from '../or-null';
import { wireId } from '../wire-id';

interface ListedTask {
  readonly id: string;
  readonly status: string | null;
  readonly name: string | null;
}

const wire = z.object({
  id: wireId,
  status: orNull(openState),
  readable_name: orNull(z.string()),
});

/** `GET /tasks`: the service's own list in its own order, 30 a page. Entries without an id are left out. */
export async function listTasks(
  transport: Transport,
  page: number,
): Promise<Result<Page & { readonly tasks: ListedTask[] }, ServiceError>> {
  const listed = await askPage(transport, '/tasks', page, wire);
  return mapResult(listed, ({ entries, ...about }) => ({
    tasks: entries.map(({ id, status, readable_name: name }) => ({ id, status, name })),
    ...about,
  }));
}
