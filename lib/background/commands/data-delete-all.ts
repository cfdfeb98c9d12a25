import { succeed } from '@/lib/result';
import { prefixes } from '@/lib/store/keys';
import type { StorageArea } from '@/lib/ports';
import type { Handler } from './handler';

/**
 * Forgets everything. Each task and connection goes under its own lock, so that a change of it under
 * way is finished before and none after brings it back.
 */
export const deleteAll: Handler<'data.delete-all'> = async ({ ports, schedules }) => {
  const stored = await ports.local.keys();
  const locked = stored.filter((key) =>
    [prefixes.task, prefixes.connection].some((prefix) => key.startsWith(prefix)),
  );
  await Promise.all(locked.map((key) => ports.locks.run(key, () => ports.local.remove([key]))));
  await ports.locks.run('library', () => clear(ports.local));
  await clear(ports.session);
  await schedules.change((draft) => {
    draft.tasks = {};
    draft.backoff = {};
    draft.stopped = [];
  });
  return succeed(null);
};

async function clear(area: StorageArea): Promise<void> {
  await area.remove(await area.keys());
}
