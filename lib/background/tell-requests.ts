import { isAhead, isRaiseDue } from '@/lib/task/reminders';
import { isAfterStart, noteAttended, readTakenAway } from './after-start';
import { type Attempts, startAttempts } from './attempt';
import { finishChange } from './change-task';
import { summaryId } from './notification-id';
import { requestNotice } from './notification-text';
import { noteTold } from './note-told';
import type { BackgroundPorts } from './ports';
import { raise } from './raise';
import { readRequests, type RequestToTell } from './read-requests';
import { dueRequests, type Scene, waitingRequests } from './scene';
import type { WakePorts } from './schedule-store';
import { isRecent, mostAtOnce, tellTogether } from './summary';

/**
 * Raises notifications for the requests that are due, or one for many; none for one on screen. After a
 * start also those that it took away.
 */
export async function tellRequests(
  ports: WakePorts,
  attempts: Attempts,
  scene: Scene,
): Promise<void> {
  const due = await readDue(ports, scene);
  const [notToTell, unseen] = split(
    due,
    ({ task, call }) => scene.showing.requests.has(task.id) || isAhead(call.raisedAt, scene.now),
  );
  const [first, again] = split(unseen, ({ call }) => call.raised === 0);
  // The first one is raised and then noted: a worker that dies in between leaves it standing, and it
  // is known by its id. A reminder takes the place of one that may stand, so it is noted before; one
  // for which the disk has no room waits until it has.
  let reminders: readonly RequestToTell[] = [];
  await attempts.attempt(async () => {
    await note(ports, [...notToTell, ...again]);
    reminders = again;
  });
  await note(ports, await raiseAll(ports, scene, first, reminders));
}

/** Together they share a write of the schedule. */
async function note(ports: WakePorts, told: readonly RequestToTell[]): Promise<void> {
  await Promise.all(
    told.map(({ task, call: { toolCallId } }) =>
      noteTold(ports, task.id, { type: 'raised', toolCallId }),
    ),
  );
}

/** @returns those of the first ones that were told, which is to be noted */
async function raiseAll(
  ports: WakePorts,
  scene: Scene,
  first: readonly RequestToTell[],
  reminders: readonly RequestToTell[],
): Promise<readonly RequestToTell[]> {
  const afterStart = await isAfterStart(ports, scene);
  const takenAway = afterStart ? await readTakenAway(ports, scene) : [];
  const telling = [...first, ...reminders];
  if (isBurst(scene, [...telling, ...takenAway])) {
    const waiting = [...waitingRequests(scene), ...telling].map(({ id }) => id);
    await tellTogether(ports, scene, [...new Set(waiting)], reminders.length > 0);
    if (afterStart) await noteAttended(ports, scene);
    return first;
  }
  // Their record stays as it is: it is no reminder.
  const restored = await tellFirst(ports, scene, takenAway);
  const standing = await tellFirst(ports, scene, first);
  for (const due of reminders) await tellAgain(ports, scene, due);
  // Now: after a worker that dies before, or a desktop that refuses, the next wake raises the rest.
  if (afterStart && restored.length === takenAway.length) await noteAttended(ports, scene);
  return standing;
}

/** Many at once, or soon after each other: services answer one request after the other. */
function isBurst(scene: Scene, unseen: readonly RequestToTell[]): boolean {
  if (unseen.length === 0) return false;
  const { now, notifications } = scene;
  const anew = new Set(unseen.map(({ id }) => id));
  const standing = waitingRequests(scene).filter(
    ({ id, raisedAt }) => notifications.has(id) && !anew.has(id) && isRecent(raisedAt, now),
  );
  return notifications.has(summaryId) || unseen.length + standing.length > mostAtOnce;
}

async function readDue(ports: WakePorts, scene: Scene): Promise<readonly RequestToTell[]> {
  const ids = dueRequests(scene);
  if (ids.length === 0) return [];
  const due = await readRequests(ports, ids, (entry) => isRaiseDue(entry, scene.now));
  const kept = new Set(due.map(({ task }) => task.id));
  for (const id of ids) if (!kept.has(id)) await finishChange(ports, id);
  return due;
}

/**
 * @returns those that stand now; what the desktop refuses is tried again by the next wake, and keeps
 * nothing else back
 */
async function tellFirst(
  ports: BackgroundPorts,
  scene: Scene,
  first: readonly RequestToTell[],
): Promise<readonly RequestToTell[]> {
  const attempts = startAttempts();
  const standing: RequestToTell[] = [];
  for (const due of first) {
    await attempts.attempt(async () => {
      if (!scene.notifications.has(due.id)) await raiseRequest(ports, scene, due);
      standing.push(due);
    });
  }
  return standing;
}

async function tellAgain(ports: BackgroundPorts, scene: Scene, due: RequestToTell): Promise<void> {
  await startAttempts().attempt(async () => {
    // Some desktops say nothing when a notification that stands is shown again.
    await ports.notifications.clear(due.id);
    await raiseRequest(ports, scene, due);
  });
}

function raiseRequest(
  ports: BackgroundPorts,
  scene: Scene,
  { id, task, call }: RequestToTell,
): Promise<void> {
  return raise(ports, scene, id, requestNotice(task, call));
}

function split<Item>(items: readonly Item[], isLeft: (item: Item) => boolean) {
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))] as const;
}
