import { keys } from '@/lib/store/keys';
import { readAll } from '@/lib/store/read';
import { needsPerson } from '@/lib/task/observe';
import { type TaskRecord, taskRecordSchema } from '@/lib/task/record';
import { nextRaiseAt } from '@/lib/task/reminders';
import { scheduleEntry } from '@/lib/task/entry';
import type { Schedule } from '@/lib/task/schedule';
import { isRequestNotification, notificationId, summaryId } from './notification-id';
import { requestText, summaryText } from './notification-text';
import type { BackgroundPorts } from './ports';
import { readShowing } from './presence';
import { recordEvent } from './record-event';
import { loadSchedule, type ScheduleWriter } from './schedule-store';
import { showBadge } from './show-badge';

/** How long a burst may gather, so that many requests at once become one notification. */
const gather = 250;
/** More requests than this at once are one summary. */
const mostAtOnce = 3;

/**
 * Makes notifications and badge say what the schedule says: raises those that are due, each once,
 * and clears those whose request no longer waits.
 */
export async function attend(ports: BackgroundPorts, commit: ScheduleWriter): Promise<void> {
  await ports.locks.run('attention', async () => {
    const before = await loadSchedule(ports);
    if (dueForRaising(before, ports.clock.now()).length > 0) await ports.clock.sleep(gather);
    const schedule = await loadSchedule(ports);
    const shown = await clearStale(ports, schedule);
    await raiseDue(ports, commit, schedule, shown);
    await showBadge(ports, schedule);
  });
}

async function clearStale(ports: BackgroundPorts, schedule: Schedule): Promise<Set<string>> {
  const waiting = new Set(
    Object.entries(schedule.tasks).flatMap(([id, entry]) =>
      entry.waiting === null ? [] : [notificationId(id, entry.waiting)],
    ),
  );
  const shown = await ports.notifications.shown();
  const stale = shown.filter((id) =>
    id === summaryId ? waiting.size === 0 : isRequestNotification(id) && !waiting.has(id),
  );
  await Promise.all(stale.map((id) => ports.notifications.clear(id)));
  return new Set(shown);
}

async function raiseDue(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  schedule: Schedule,
  shown: ReadonlySet<string>,
): Promise<void> {
  const now = ports.clock.now();
  const ids = dueForRaising(schedule, now).map(keys.task);
  if (ids.length === 0) return;
  const { requests } = await readShowing(ports);
  // The schedule may be a moment old; the records are the truth.
  const tasks = (await readAll(ports.local, ids, taskRecordSchema)).filter((task) =>
    isDue(task, now),
  );
  const unseen = tasks.filter(({ id }) => !requests.has(id));
  if (unseen.length > mostAtOnce) {
    await ports.notifications.raise(summaryId, summaryText(unseen.length));
  }
  for (const task of tasks) {
    const alone = unseen.includes(task) && unseen.length <= mostAtOnce;
    const after = await raiseOne(ports, task, alone, shown);
    if (after === null) continue;
    await commit((draft) => {
      draft.tasks[task.id] = scheduleEntry(after, draft.tasks[task.id]);
    });
  }
}

async function raiseOne(
  ports: BackgroundPorts,
  { id, call, ...task }: TaskRecord,
  visibly: boolean,
  shown: ReadonlySet<string>,
): Promise<TaskRecord | null> {
  if (call === null) return null;
  const { toolCallId } = call;
  const notification = notificationId(id, toolCallId);
  const raise = () =>
    ports.notifications.raise(notification, requestText({ id, call, ...task }, call));
  const note = async () =>
    (await recordEvent(ports, id, { type: 'raised', toolCallId }))?.after ?? null;
  // First time: raised, then noted, and one that is there already was raised by a worker that died
  // in between. A reminder replaces one that is there, so it is noted first: never twice.
  if (call.raised === 0) {
    if (visibly && !shown.has(notification)) await raise();
    return note();
  }
  const after = await note();
  if (visibly) {
    await ports.notifications.clear(notification);
    await raise();
  }
  return after;
}

function dueForRaising(schedule: Schedule, now: number): readonly string[] {
  return Object.entries(schedule.tasks).flatMap(([id, { waiting, raiseAt }]) =>
    waiting !== null && raiseAt !== null && raiseAt <= now ? [id] : [],
  );
}

function isDue(task: TaskRecord, now: number): boolean {
  if (task.call === null || !needsPerson(task)) return false;
  const at = nextRaiseAt(task.call);
  return at !== null && at <= now;
}
