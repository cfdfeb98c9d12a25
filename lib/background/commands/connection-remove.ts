import { succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { applyEvents } from '../records/apply-events';
import { changeTasks } from '../records/change-task';
import { forgetTasks } from '../records/discard';
import { readAllTasks } from '../records/read-tasks';
import { releaseHosts } from '../connections/release-hosts';
import type { Handler } from './handler';

export const removeConnection: Handler<'connection.remove'> = async (ports, { id, tasks }) => {
  const stored = await readAllTasks(ports);
  const own = stored.filter(({ connectionId }) => connectionId === id).map((task) => task.id);
  const archiving = { type: 'watch-set', watch: 'archived' } as const;
  await (tasks === 'remove'
    ? changeTasks(ports, own, (some) => forgetTasks(ports, some))
    : applyEvents(ports, new Map(own.map((task) => [task, archiving]))));
  await ports.locks.run(keys.connection(id), async () => {
    await ports.local.remove([keys.connection(id), keys.apiKey(id), keys.abilities(id)]);
    await ports.session.remove([keys.apiKey(id)]);
  });
  await releaseHosts(ports);
  await ports.schedules.change((draft) => {
    delete draft.stopped[id];
    delete draft.backoff[id];
  });
  return succeed(null);
};
