import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';
import type { ScheduleWriter } from './schedule-store';

/**
 * Changes a task outside a check. The schedule is told first that its entry may be wrong, so that a
 * worker that dies on the way leaves a task the next wake looks at, and not a forgotten one.
 * @param fresh the entry of a task the schedule does not know yet
 */
export async function changeTask<Value>(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
  change: () => Promise<Value>,
  fresh?: ScheduleEntry,
): Promise<Value> {
  return ports.locks.run(changeLock(id), async () => {
    await commit((draft) => {
      const entry = draft.tasks[id] ?? fresh;
      if (entry !== undefined) draft.tasks[id] = { ...entry, stale: true };
    });
    const value = await change();
    await refreshEntry(ports, commit, id);
    return value;
  });
}

/** Refreshes the entry of a task whose change was cut short; not while the change is still going on. */
export async function finishChange(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
): Promise<void> {
  await ports.locks.tryRun(changeLock(id), () => refreshEntry(ports, commit, id));
}

/**
 * Makes an entry say what a record says, unless it knows better already. A task that was forgotten
 * meanwhile stays forgotten.
 */
export function updateEntry(draft: Schedule, task: TaskRecord): void {
  const entry = draft.tasks[task.id];
  if (entry === undefined || entry.revision > task.revision) return;
  draft.tasks[task.id] = scheduleEntry(task, entry);
}

function changeLock(id: string): string {
  return `change:${id}`;
}

async function refreshEntry(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  id: string,
): Promise<void> {
  const task = await read(ports.local, keys.task(id), taskRecordSchema);
  await commit((draft) => {
    const entry = draft.tasks[id];
    if (task === null || entry === undefined) {
      delete draft.tasks[id];
      return;
    }
    draft.tasks[id] = { ...entry, stale: false };
    updateEntry(draft, task);
  });
}
