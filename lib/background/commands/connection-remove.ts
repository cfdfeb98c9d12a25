import { succeed } from '@/lib/result';
import { keys, prefixes } from '@/lib/store/keys';
import { readPrefix } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { discardTask } from '../discard';
import type { Handler } from './handler';

export const removeConnection: Handler<'connection.remove'> = async ({ ports, commit }, { id }) => {
  const tasks = await readPrefix(ports.local, prefixes.task, taskRecordSchema);
  for (const task of tasks) {
    if (task.connectionId === id) await discardTask(ports, commit, task.id);
  }
  await ports.locks.run(`connection:${id}`, async () => {
    await ports.local.remove([keys.connection(id), keys.apiKey(id), keys.abilities(id)]);
    await ports.session.remove([keys.apiKey(id)]);
  });
  await commit((draft) => {
    draft.stopped = draft.stopped.filter((stopped) => stopped !== id);
    delete draft.backoff[id];
  });
  return succeed(null);
};
