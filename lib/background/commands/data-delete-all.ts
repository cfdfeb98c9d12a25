import { succeed } from '@/lib/result';
import { kindOf } from '@/lib/store/keys';
import { holding } from '../records/holding';
import { releaseHosts } from '../connections/release-hosts';
import type { Handler } from './handler';

/**
 * Forgets everything. Tasks and connections are removed under their own locks: a change of one that is
 * under way finishes first, and no later change brings one back. The lock of imports comes before those
 * locks, since an import under way may itself wait for one of them. An import that comes meanwhile waits
 * until all is done; otherwise half of what it adds would be removed.
 */
export const deleteAll: Handler<'data.delete-all'> = async (ports) => {
  await ports.locks.run('import', async () => {
    const stored = await ports.local.keys();
    const locked = stored.filter((key) => ['task', 'connection'].includes(kindOf(key)));
    await holding(ports.locks, locked, async () => {
      // Of memory, too, that the log is whole: the next wake begins a new one, so the removal lasts.
      const remembered = await ports.session.keys();
      // In one step, since each open page hears of each step. If the worker dies now, the badge counts
      // no task that is gone, and no API key or answer is left that nothing refers to.
      await Promise.all([ports.local.remove(stored), ports.session.remove(remembered)]);
    });
    await ports.locks.run('library', () =>
      // Whatever was added meanwhile, to memory too: a connection saved just now may have brought its key.
      Promise.all([ports.local, ports.session].map(async (area) => area.remove(await area.keys()))),
    );
    await releaseHosts(ports);
    await ports.schedules.change((draft) => {
      draft.tasks = {};
      draft.backoff = {};
      draft.stopped = {};
    });
  });
  return succeed(null);
};
