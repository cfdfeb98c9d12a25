import { mapResult, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { ask } from './ask';
import { count } from './count';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';

/** What a service says of a list; `total` is null when it gave none that is a number. */
export interface Page {
  readonly total: number | null;
  readonly limit: number;
}

/** The interface's bound (§8). */
const limit = 30;

const wire = z.object({
  data: z.array(anything),
  total: count(0),
  limit: count(1),
});

/**
 * Asks for a page of a list, with 30 entries. If the service does not say its limit, the one asked for
 * is taken.
 * @param entry what an entry must be; others are left out
 */
export async function askPage<Entry>(
  transport: Transport,
  path: string,
  asked: number,
  entry: z.ZodMiniType<Entry>,
): Promise<Result<Page & { entries: Entry[] }, ServiceError>> {
  const page = Math.max(1, Math.trunc(asked));
  const query = `?page=${page}&limit=${limit}`;
  const listed = await ask(transport, { method: 'GET', path: path + query }, wire);
  return mapResult(listed, (value) => ({
    entries: value.data.flatMap((one) => entry.safeParse(one).data ?? []),
    total: value.total,
    limit: value.limit ?? limit,
  }));
}
