import { fail, succeed } from '@/lib/result';
import { runStatus } from '@/lib/service/run-status';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { newTaskRecord } from '@/lib/task/new-record';
import { serviceTaskId } from '@/lib/task/service-task-id';
import { addTask } from '../records/add-task';
import { askService } from '../work/ask-service';
import { readConnection } from '../connections/read-connections';
import { readAllTasks } from '../records/read-tasks';
import { applyEvent } from '../records/apply-event';
import type { Handler } from './handler';

/**
 * Watches a task that was created elsewhere. A task that is here already is watched again, not added twice.
 */
export const adoptTask: Handler<'task.adopt'> = async (ports, input) => {
  const { connectionId } = input;
  const taskId = input.taskId.trim();
  if (taskId === '') return fail({ code: 'invalid' });
  // If two pages do this at once, the second finds the task that the first added.
  return ports.locks.run(`adopt:${connectionId}:${taskId}`, async () => {
    const own = async () =>
      (await readAllTasks(ports)).filter((task) => task.connectionId === connectionId);
    // A slow service lists a task before it answers its creation; only then does the record here have the id.
    const coming = (await own()).filter(({ creation }) => creation.state === 'creating');
    await Promise.all(coming.map(({ id }) => ports.locks.run(`work:${id}`, async () => undefined)));
    const known = (await own()).find((task) => serviceTaskId(task) === taskId);
    if (known !== undefined) {
      await applyEvent(ports, known.id, { type: 'watch-set', watch: 'watched' });
      return succeed({ id: known.id });
    }
    // A mistyped id would stay here as a task about which nothing can be learned.
    if (!input.sure) {
      const seen = await askService(ports, connectionId, (link) => runStatus(link, taskId));
      // Any other error says nothing about the id: the service may be out of reach for now.
      if (!seen.ok && seen.error.code === 'refused') return seen;
    }
    // If the connection was removed meanwhile, alone or with everything else, no task must come back.
    if ((await readConnection(ports, connectionId)) === null) return fail({ code: 'not-found' });
    const id = ports.newId();
    const now = ports.clock.now();
    const creation = { state: 'created', taskId, at: now } as const;
    const unnamed = newTaskRecord({ id, connectionId, instruction: '', agent: '', creation }, now);
    const task = { ...unnamed, title: input.title };
    await addTask(ports, task, { [keys.log(id)]: seal([{ kind: 'adopted', at: now }]) });
    return succeed({ id });
  });
};
