import { scheduleEntry } from '@/lib/task/entry';
import type { TaskRecord } from '@/lib/task/record';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { holding } from './holding';
import { readTasks } from './read-tasks';
import type { WakePorts } from './schedule-store';

/**
 * Changes a task outside a check. The schedule is told first that its entry may be wrong, so that a
 * worker that dies on the way leaves a task the next wake looks at, and not a forgotten one. Its lock,
 * `change:<id>`, comes before `task:<id>`: whoever holds that one must not ask for this.
 */
export function changeTask<Value>(
  ports: WakePorts,
  id: string,
  change: () => Promise<Value>,
): Promise<Value> {
  return changeMarked(ports, [id], change);
}

/** Every page that is open hears of each write, but not even the longest histories of so many are large. */
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

/**
 * Changes many tasks in one step.
 * @param fresh the entries of those the schedule does not know yet, by their ids
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
