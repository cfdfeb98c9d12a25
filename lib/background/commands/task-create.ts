import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { scheduleEntry } from '@/lib/task/entry';
import { newTaskRecord } from '@/lib/task/new-record';
import { changeTask } from '../change-task';
import { beginCreate } from '../create';
import type { Handler } from './handler';

/** Answers as soon as the task is written; its creation is told by the record. */
export const createTask: Handler<'task.create'> = async (ports, input) => {
  const id = ports.newId();
  const now = ports.clock.now();
  const { connectionId, instruction, agent, tools } = input;
  const creation = { state: 'creating', since: now } as const;
  const task = newTaskRecord({ id, connectionId, instruction, agent, creation }, now);
  const items = { [keys.task(id)]: seal(task), [keys.tools(id)]: seal(tools) };
  const write = () => ports.local.set(items);
  await beginCreate(ports, id, tools, () => changeTask(ports, id, write, scheduleEntry(task)));
  return succeed({ id });
};
