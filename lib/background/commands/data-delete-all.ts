import type { StorageArea } from '@/lib/ports';
import { succeed } from '@/lib/result';
import { keys, kindOf } from '@/lib/store/keys';
import { holding } from '../holding';
import { releaseHosts } from '../release-hosts';
import type { Handler } from './handler';

/**
 * Forgets everything. Tasks and connections are removed under their own locks: a change of one that is
 * under way finishes first, and no later change brings one back. The lock of imports comes before those
 * locks, since an import under way may itself wait for one of them. An import that comes meanwhile waits
 * until all is done; otherwise half of what it adds would be removed.
 */
export const deleteAll: Handler<'data.delete-all'> = async (ports) => {
  await ports.locks.run('import', async () => {
    const stored = await keysIn(ports.local);
    const locked = stored.filter((key) => ['task', 'connection'].includes(kindOf(key)));
    await holding(ports.locks, locked, async () => {
      const remembered = await keysIn(ports.session);
      // In one step, since each open page hears of each step. If the worker dies now, the badge counts
      // no task that is gone, and no API key or answer is left that nothing refers to.
      await Promise.all([ports.local.remove(stored), ports.session.remove(remembered)]);
    });
    await ports.locks.run('library', () =>
      // Whatever was added meanwhile, to memory too: a connection saved just now may have brought its key.
      Promise.all(
        [ports.local, ports.session].map(async (area) => area.remove(await keysIn(area))),
      ),
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

/** All but what the next wake needs to make the removal last, see `mendLog`. It leaves nothing of that. */
async function keysIn(area: StorageArea): Promise<readonly string[]> {
  return (await area.keys()).filter((key) => key !== keys.torn);
}
