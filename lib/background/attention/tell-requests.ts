import { isAhead, isRaiseDue } from '@/lib/task/reminders';
import { isAfterStart, noteAttended, readTakenAway } from './after-start';
import { type Attempts, startAttempts } from '../attempt';
import { finishChange } from '../records/change-task';
import { isRecent } from '../is-recent';
import { summaryId } from './notification-id';
import { requestNotice } from './notification-text';
import { noteTold } from './note-told';
import type { BackgroundPorts } from '../ports';
import { raise } from './raise';
import { readRequests, type RequestToTell } from './read-requests';
import { dueRequests, type Scene, waitingRequests } from './scene';
import type { WakePorts } from '../records/schedule-store';
import { isToldQuietly, noteSounded } from './sounded';
import { mostAtOnce, tellTogether } from './summary';

/**
 * Raises notifications for the requests that are due, or one for many; none for a request on screen.
 * After a start also raises again those that the start took away.
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
  // A first notification is raised and then noted: if the worker dies in between, the notification stays
  // and is recognised by its id. A reminder replaces a notification that may be shown, so it is noted
  // before; a reminder for which the disk has no room waits until there is room.
  const reminders = await attempts.attempt(async () => {
    await note(ports, [...notToTell, ...again]);
    return again;
  });
  await note(ports, await raiseAll(ports, scene, first, reminders ?? []));
}

/** All at once, to share a write of the schedule. */
async function note(ports: WakePorts, told: readonly RequestToTell[]): Promise<void> {
  await Promise.all(
    told.map(({ task, call: { toolCallId } }) =>
      noteTold(ports, task.id, { type: 'raised', toolCallId }),
    ),
  );
}

/** @returns the requests among `first` that the person was told of, which is to be noted */
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
  // Records stay as they are, since raising these again is no reminder.
  const restored = await tellEach(ports, scene, takenAway);
  const standing = await tellEach(ports, scene, first);
  await tellEach(ports, scene, reminders);
  // Only now: if the worker dies before, or the desktop refuses one, the next wake raises the rest.
  if (afterStart && restored.length === takenAway.length) await noteAttended(ports, scene);
  return standing;
}

/**
 * Whether many requests come at once, or soon after each other, since services answer one after the other.
 */
function isBurst(scene: Scene, unseen: readonly RequestToTell[]): boolean {
  if (unseen.length === 0) return false;
  const { now, notifications } = scene;
  // None of these is among `unseen`: what was told so lately is not due again.
  const standing = waitingRequests(scene).filter(
    ({ id, raisedAt }) => notifications.has(id) && isRecent(raisedAt, now),
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
 * @returns the requests whose notification is shown now; the next wake tries again what the desktop
 *   refuses, and the others go on
 */
async function tellEach(
  ports: BackgroundPorts,
  scene: Scene,
  requests: readonly RequestToTell[],
): Promise<readonly RequestToTell[]> {
  const attempts = startAttempts();
  const standing: RequestToTell[] = [];
  for (const due of requests) {
    await attempts.attempt(async () => {
      const { id, task, call } = due;
      if (call.raised > 0 || !scene.notifications.has(id)) {
        const quiet = await isToldQuietly(ports, task, scene.now);
        // Some desktops do not alert when a notification that is shown already is raised again.
        await ports.notifications.clear(id);
        await raise(ports, scene, id, { ...requestNotice(task, call), quiet });
        if (!quiet) await noteSounded(ports, task.id, scene.now);
      }
      standing.push(due);
    });
  }
  return standing;
}

function split<Item>(items: readonly Item[], isLeft: (item: Item) => boolean) {
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))] as const;
}
