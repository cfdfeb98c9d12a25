import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { taskRecordSchema } from '@/lib/task/record';
import type { BackgroundPorts } from './ports';
import type { ScheduleWriter } from './schedule-store';

/**
 * Changes a task outside a check. The schedule is told first that there is something to look at, so
 * that a worker that dies on the way leaves a task the next wake looks at, and not a forgotten one.
 */
export async function changeTask<Value>(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
  change: () => Promise<Value>,
): Promise<Value> {
  await commit((draft) => {
    const entry = draft.tasks[id];
    if (entry !== undefined) entry.outbox = true;
  });
  const value = await change();
  await refreshEntry(ports, commit, id);
  return value;
}

/** Makes a task's schedule entry say what its record says; it goes with the record. */
export async function refreshEntry(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
): Promise<void> {
  const task = await read(ports.local, keys.task(id), taskRecordSchema);
  await commit((draft) => {
    if (task === null) delete draft.tasks[id];
    else draft.tasks[id] = scheduleEntry(task, draft.tasks[id]);
  });
}
