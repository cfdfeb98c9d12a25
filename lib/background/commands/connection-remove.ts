import { succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { changeTasks } from '../change-task';
import { forgetTasks } from '../discard';
import { readAllTasks } from '../read-tasks';
import { recordEvents } from '../record-event';
import { releaseHosts } from '../release-hosts';
import type { Handler } from './handler';

export const removeConnection: Handler<'connection.remove'> = async (
  { ports, schedules },
  input,
) => {
  const { id } = input;
  const stored = await readAllTasks(ports);
  const tasks = stored.filter((task) => task.connectionId === id).map((task) => task.id);
  const archived = new Map(
    tasks.map((task) => [task, { type: 'watch-set', watch: 'archived' } as const]),
  );
  await changeTasks(ports, schedules, tasks, (some) =>
    input.tasks === 'remove' ? forgetTasks(ports, some) : recordEvents(ports, some, archived),
  );
  await ports.locks.run(`connection:${id}`, async () => {
    await ports.local.remove([keys.connection(id), keys.apiKey(id), keys.abilities(id)]);
    await ports.session.remove([keys.apiKey(id)]);
  });
  await releaseHosts(ports);
  await schedules.change((draft) => {
    draft.stopped = draft.stopped.filter((stopped) => stopped !== id);
    delete draft.backoff[id];
  });
  return succeed(null);
};
