import { fail, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { newTaskRecord } from '@/lib/task/new-record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { addTask } from '../add-task';
import { readAllTasks } from '../read-tasks';
import type { Handler } from './handler';
import { watchTask } from './task-watch';

/** Watches a task made elsewhere; one that is here already is found and watched again, not doubled. */
export const adoptTask: Handler<'task.adopt'> = async (ports, input) => {
  const { connectionId } = input;
  const taskId = input.taskId.trim();
  if (taskId === '') return fail({ code: 'invalid' });
  // Of two pages that do this at once, the second finds what the first made.
  return ports.locks.run('adopt', async () => {
    const tasks = await readAllTasks(ports);
    const known = tasks.find(
      (task) => task.connectionId === connectionId && serviceTaskId(task) === taskId,
    );
    if (known !== undefined) {
      await watchTask(ports, { id: known.id, watch: 'watched' });
      return succeed({ id: known.id });
    }
    const id = ports.newId();
    const now = ports.clock.now();
    const creation = { state: 'created', taskId, at: now } as const;
    const unnamed = newTaskRecord({ id, connectionId, instruction: '', agent: '', creation }, now);
    const task = { ...unnamed, title: input.title };
    await addTask(ports, task, { [keys.log(id)]: seal([{ kind: 'adopted', at: now }]) });
    return succeed({ id });
  });
};
