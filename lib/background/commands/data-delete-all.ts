import { succeed } from '@/lib/result';
import { keys, kindOf } from '@/lib/store/keys';
import type { StorageArea } from '@/lib/ports';
import { holding } from '../holding';
import { releaseHosts } from '../release-hosts';
import type { Handler } from './handler';

/**
 * Forgets everything. Tasks and connections go under their own locks, so that a change of one
 * under way is finished before and none after brings it back; an import under way, too.
 */
export const deleteAll: Handler<'data.delete-all'> = async (ports) => {
  const stored = await ports.local.keys();
  const locked = stored.filter((key) => ['task', 'connection'].includes(kindOf(key)));
  await holding(ports.locks, ['import', ...locked], () =>
    Promise.all([
      // In one step: every page that is open hears of each.
      ports.local.remove(locked),
      // At once: should the worker die now, the badge counts nothing that is no more.
      ports.session.remove([keys.schedule, keys.scheduleStamp, keys.glance]),
    ]),
  );
  await ports.locks.run('library', () => clear(ports.local));
  await clear(ports.session);
  await releaseHosts(ports);
  await ports.schedules.change((draft) => {
    draft.tasks = {};
    draft.backoff = {};
    draft.stopped = [];
  });
  return succeed(null);
};

async function clear(area: StorageArea): Promise<void> {
  await area.remove(await area.keys());
}
