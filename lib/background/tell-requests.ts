import { scheduleEntry } from '@/lib/task/entry';
import type { OpenCall, TaskRecord } from '@/lib/task/record';
import { isAhead, isRaiseDue } from '@/lib/task/reminders';
import { isAfterStart, noteAttended, readTakenAway } from './after-start';
import { startAttempts } from './attempt';
import { finishChange } from './change-task';
import { notificationId, summaryId } from './notification-id';
import { present } from './notification-style';
import { requestNotice } from './notification-text';
import { noteTold } from './note-told';
import type { BackgroundPorts } from './ports';
import { readTasks } from './read-tasks';
import { dueRequests, type Scene, waitingSubjects } from './scene';
import type { ScheduleStore } from './schedule-store';
import { isRecent, mostAtOnce, tellTogether } from './summary';

/** A request to be told of now. */
interface Due {
  /** Of its notification. */
  readonly id: string;
  readonly task: TaskRecord;
  readonly call: OpenCall;
}

/**
 * Raises notifications for the requests that are due, or one for many; none for one on screen. After a
 * start also those that it took away.
 */
export async function tellRequests(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  scene: Scene,
): Promise<void> {
  const due = await readDue(ports, schedules, scene);
  // Together they share a write of the schedule.
  const note = (told: readonly Due[]) =>
    Promise.all(
      told.map(({ task, call: { toolCallId } }) =>
        noteTold(ports, schedules, task.id, { type: 'raised', toolCallId }),
      ),
    );
  const [known, unseen] = split(
    due,
    ({ task, call }) => scene.showing.requests.has(task.id) || isAhead(call.raisedAt, scene.now),
  );
  const [first, again] = split(unseen, ({ call }) => call.raised === 0);
  // The first one is raised and then noted: a worker that dies in between leaves it standing, and it
  // is known by its id. A reminder takes the place of one that may stand, so it is noted before.
  await note([...known, ...again]);
  const afterStart = await isAfterStart(ports, scene);
  const takenAway = afterStart ? await readTakenAway(ports, scene) : [];
  let missing = false;
  if (await isBurst(ports, scene, [...unseen, ...takenAway])) {
    const waiting = [...waitingSubjects(scene).map(notificationId), ...unseen.map(({ id }) => id)];
    await tellTogether(ports, scene, [...new Set(waiting)], again.length > 0);
    await note(first);
  } else {
    // Their record stays as it is: it is no reminder.
    missing = (await tellFirst(ports, scene, takenAway)).length < takenAway.length;
    const standing = await tellFirst(ports, scene, first);
    for (const due of again) await tellAgain(ports, scene, due);
    await note(standing);
  }
  // Last: after a worker that dies before, or a desktop that refuses, the next wake raises the rest.
  if (afterStart && !missing) await noteAttended(ports, scene);
}

/** Many at once, or soon after each other: services answer one request after the other. */
async function isBurst(
  ports: BackgroundPorts,
  { now, shown, schedule }: Scene,
  unseen: readonly Due[],
): Promise<boolean> {
  if (unseen.length === 0) return false;
  if (unseen.length > mostAtOnce || shown.has(summaryId)) return true;
  const others = Object.keys(schedule.tasks).filter(
    (id) => schedule.tasks[id]?.waiting !== null && unseen.every(({ task }) => task.id !== id),
  );
  const tasks = await readTasks(ports, others);
  const standing = tasks.filter(({ id, call }) => {
    if (call === null || call.raisedAt === null || !isRecent(call.raisedAt, now)) return false;
    return shown.has(notificationId({ kind: 'request', task: id, call: call.toolCallId }));
  });
  return unseen.length + standing.length > mostAtOnce;
}

/** The schedule may be a moment old; the records are the truth. */
async function readDue(
  ports: BackgroundPorts,
  schedules: ScheduleStore,
  scene: Scene,
): Promise<readonly Due[]> {
  const ids = dueRequests(scene);
  if (ids.length === 0) return [];
  const tasks = await readTasks(ports, ids);
  const due = tasks.flatMap((task) => {
    if (task.call === null || !isRaiseDue(scheduleEntry(task), scene.now)) return [];
    const id = notificationId({ kind: 'request', task: task.id, call: task.call.toolCallId });
    return [{ id, task, call: task.call }];
  });
  const kept = new Set(due.map(({ task }) => task.id));
  for (const id of ids) if (!kept.has(id)) await finishChange(ports, schedules, id);
  return due;
}

/**
 * @returns those that stand now; what the desktop refuses is tried again by the next wake, and keeps
 * nothing else back
 */
async function tellFirst(
  ports: BackgroundPorts,
  scene: Scene,
  first: readonly Due[],
): Promise<readonly Due[]> {
  const attempts = startAttempts();
  const standing: Due[] = [];
  for (const due of first) {
    await attempts.attempt(async () => {
      if (!scene.shown.has(due.id)) await raise(ports, scene, due);
      standing.push(due);
    });
  }
  return standing;
}

async function tellAgain(ports: BackgroundPorts, scene: Scene, due: Due): Promise<void> {
  await startAttempts().attempt(async () => {
    // Some desktops say nothing when a notification that stands is shown again.
    await ports.notifications.clear(due.id);
    await raise(ports, scene, due);
  });
}

function raise(
  { notifications }: BackgroundPorts,
  { settings }: Scene,
  { id, task, call }: Due,
): Promise<void> {
  return notifications.raise(id, present(requestNotice(task, call), settings));
}

function split<Item>(items: readonly Item[], isLeft: (item: Item) => boolean) {
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))] as const;
}
