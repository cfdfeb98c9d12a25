import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { scheduleEntry } from '@/lib/task/entry';
import type { TaskRecord } from '@/lib/task/record';
import { changeMarked } from './change-task';
import type { WakePorts } from './schedule-store';

/**
 * Writes a new task, once the schedule has its entry: no wake would look at a task without one.
 * @param items storage items that are written in the same step
 */
export async function addTask(
  ports: WakePorts,
  task: TaskRecord,
  items: Readonly<Record<string, unknown>>,
): Promise<void> {
  const write = () => ports.local.set({ ...items, [keys.task(task.id)]: seal(task) });
  await changeMarked(ports, [task.id], write, new Map([[task.id, scheduleEntry(task)]]));
}
