import { fail, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys, prefixes } from '@/lib/store/keys';
import { readPrefix } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { newTaskRecord } from '@/lib/task/new-record';
import { taskRecordSchema } from '@/lib/task/record';
import type { Handler } from './handler';

/** Watches a task made elsewhere; one that is watched already is found, not doubled. */
export const adoptTask: Handler<'task.adopt'> = async ({ ports, commit }, input) => {
  const { connectionId } = input;
  const taskId = input.taskId.trim();
  if (taskId === '') return fail({ code: 'invalid' });
  const tasks = await readPrefix(ports.local, prefixes.task, taskRecordSchema);
  const known = tasks.find(
    (task) =>
      task.connectionId === connectionId &&
      task.creation.state === 'created' &&
      task.creation.taskId === taskId,
  );
  if (known !== undefined) return succeed({ id: known.id });
  const id = ports.newId();
  const now = ports.clock.now();
  const creation = { state: 'created', taskId, at: now } as const;
  const task = {
    ...newTaskRecord({ id, connectionId, instruction: '', agent: '', creation }, now),
    title: input.title ?? null,
  };
  await ports.locks.run(`work:${id}`, async () => {
    await commit((draft) => {
      draft.tasks[id] = scheduleEntry(task);
    });
    await ports.local.set({
      [keys.task(id)]: seal(task),
      [keys.log(id)]: seal([{ kind: 'adopted', at: now }]),
    });
  });
  return succeed({ id });
};
