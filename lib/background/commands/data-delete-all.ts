import { succeed } from '@/lib/result';
import { kindOf } from '@/lib/store/keys';
import { holding } from '../holding';
import { releaseHosts } from '../release-hosts';
import type { Handler } from './handler';

/**
 * Forgets everything. Tasks and connections go under their own locks, so that a change of one
 * under way is finished before and none after brings it back. An import under way, too, which may be
 * waiting for who waits for one of those: so nothing is held while it is waited for. One that comes
 * meanwhile waits until all is done: half of what it brings would go as well.
 */
export const deleteAll: Handler<'data.delete-all'> = async (ports) => {
  await ports.locks.run('import', async () => {
    const stored = await ports.local.keys();
    const locked = stored.filter((key) => ['task', 'connection'].includes(kindOf(key)));
    await holding(ports.locks, locked, async () => {
      const remembered = await ports.session.keys();
      // In one step: every page that is open hears of each, and should the worker die now, the badge
      // counts nothing that is no more, and no key or answer is left where nothing tells of it.
      await Promise.all([ports.local.remove(stored), ports.session.remove(remembered)]);
    });
    await ports.locks.run('library', () =>
      // What has come meanwhile, to memory, too: a connection saved just now may have brought its key.
      Promise.all([ports.local, ports.session].map(async (area) => area.remove(await area.keys()))),
    );
    await releaseHosts(ports);
    await ports.schedules.change((draft) => {
      draft.tasks = {};
      draft.backoff = {};
      draft.stopped = [];
    });
  });
  return succeed(null);
};
