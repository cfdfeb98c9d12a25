import { scheduleEntry } from '@/lib/task/entry';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { holding } from './holding';
import { readTasks } from './read-tasks';
import type { WakePorts } from './schedule-store';

/**
 * Changes a task outside a check. First marks the task's schedule entry as possibly wrong: if the worker
 * dies on the way, the next wake looks at the task. Otherwise the task would be forgotten. The lock
 * `change:<id>` comes before `task:<id>`: code that holds `task:<id>` must not ask for `change:<id>`.
 */
export function changeTask<Value>(
  ports: WakePorts,
  id: string,
  change: () => Promise<Value>,
): Promise<Value> {
  return changeMarked(ports, [id], change);
}

/**
 * How many tasks change in one write. Each open page hears of each write, so a write must not be large;
 * even a hundred of the longest histories are not.
 */
const atOnce = 100;

/**
 * Changes many tasks in the same way, a hundred at a time; the schedule is written twice, however
 * many there are.
 */
export async function changeTasks(
  ports: WakePorts,
  ids: readonly string[],
  change: (some: readonly string[]) => Promise<unknown>,
): Promise<void> {
  await changeMarked(ports, ids, async () => {
    for (let at = 0; at < ids.length; at += atOnce) {
      // What is read of one lot need not be held with the next.
      await change(ids.slice(at, at + atOnce));
    }
  });
}

/** Refreshes the entry of a task whose change was cut short; not while the change is still going on. */
export async function finishChange(ports: WakePorts, id: string): Promise<void> {
  await ports.locks.tryRun(changeLock(id), () => refreshEntries(ports, [id]));
}

/**
 * Makes a task's entry say what its record says, unless the entry is newer. A task that was removed
 * meanwhile stays removed.
 */
export function updateEntry(draft: Schedule, task: TaskRecord): void {
  const entry = draft.tasks[task.id];
  if (entry === undefined || entry.revision > task.revision) return;
  draft.tasks[task.id] = scheduleEntry(task, entry);
}

function changeLock(id: string): string {
  return `change:${id}`;
}

/**
 * Marks the entries of these tasks as possibly wrong, runs `change`, and makes the entries anew, all of it
 * under the tasks' `change:` locks.
 * @param fresh the entries, by task id, of the tasks that the schedule does not know yet
 */
export function changeMarked<Value>(
  ports: WakePorts,
  ids: readonly string[],
  change: () => Promise<Value>,
  fresh?: ReadonlyMap<string, ScheduleEntry>,
): Promise<Value> {
  return holding(ports.locks, ids.map(changeLock), async () => {
    await ports.schedules.change((draft) => {
      for (const id of ids) {
        const entry = draft.tasks[id] ?? fresh?.get(id);
        if (entry !== undefined) draft.tasks[id] = { ...entry, stale: true };
      }
    });
    const value = await change();
    await refreshEntries(ports, ids);
    return value;
  });
}

async function refreshEntries(ports: WakePorts, ids: readonly string[]): Promise<void> {
  const records = await readTasks(ports, ids);
  const tasks = new Map(records.map((task) => [task.id, task]));
  await ports.schedules.change((draft) => {
    for (const id of ids) {
      const entry = draft.tasks[id];
      const task = tasks.get(id);
      if (task === undefined || entry === undefined) {
        delete draft.tasks[id];
      } else {
        draft.tasks[id] = { ...entry, stale: false };
        updateEntry(draft, task);
      }
    }
  });
}
