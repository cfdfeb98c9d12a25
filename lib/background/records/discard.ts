import { draftsOf, keys } from '@/lib/store/keys';
import { changeTask } from './change-task';
import { holding } from './holding';
import type { BackgroundPorts } from '../ports';
import { readTasks } from './read-tasks';
import type { WakePorts } from './schedule-store';

/** Forgets a task and everything kept for it. The service keeps its own. */
export async function discardTask(ports: WakePorts, id: string): Promise<void> {
  await changeTask(ports, id, () => forgetTasks(ports, [id]));
}

/**
 * The same for many tasks, in one step. Must run within `changeTask` or `changeTasks`, which tell
 * the schedule.
 */
export async function forgetTasks(ports: BackgroundPorts, ids: readonly string[]): Promise<void> {
  await holding(ports.locks, ids.map(keys.task), async () => {
    const tasks = await readTasks(ports, ids);
    const drafts = tasks.flatMap(({ id, call, settled }) =>
      [call, ...settled].flatMap((one) => (one ? draftsOf(id, one.toolCallId) : [])),
    );
    const own = [keys.task, keys.call, keys.log, keys.tools, keys.answer];
    await ports.local.remove([...own.flatMap((key) => ids.map(key)), ...drafts]);
    const remembered = [keys.answer, keys.created, keys.toldAt];
    await ports.session.remove(remembered.flatMap((key) => ids.map(key)));
  });
}
