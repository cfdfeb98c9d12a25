import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { newTaskRecord } from '@/lib/task/new-record';
import { addTask } from '../records/add-task';
import { beginCreate } from '../work/create';
import { removeLeftovers } from '../records/remove-leftovers';
import type { Handler } from './handler';

/** Answers as soon as the task's record is written; the record tells how its creation goes. */
export const createTask: Handler<'task.create'> = async (ports, input) => {
  const id = ports.newId();
  const now = ports.clock.now();
  const { connectionId, instruction, agent, tools } = input;
  const creation = { state: 'creating', since: now } as const;
  const task = newTaskRecord({ id, connectionId, instruction, agent, creation }, now);
  const items = { [keys.tools(id)]: seal(tools) };
  await beginCreate(ports, id, tools, async () => {
    await addTask(ports, task, items);
    return true;
  });
  // Removed here, since the page may have closed.
  await removeLeftovers(ports.local, [keys.newTaskDraft]);
  return succeed({ id });
};
