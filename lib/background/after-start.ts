import { z } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { notificationId } from './notification-id';
import type { BackgroundPorts } from './ports';
import { readTasks } from './read-tasks';
import { dueRequests, type Scene } from './scene';

/** Whether what the start took away is still to be raised again; quiet hours put that off. */
export async function isAfterStart(
  { session }: BackgroundPorts,
  { quiet }: Scene,
): Promise<boolean> {
  return !quiet && (await read(session, keys.attendedAt, z.number())) === null;
}

/** From here on a notification that is gone is one that the person has taken away. */
export async function noteAttended({ session }: BackgroundPorts, { now }: Scene): Promise<void> {
  await session.set({ [keys.attendedAt]: seal(now) });
}

/** The requests that were told of and wait, whose notification does not stand; not those due now. */
export async function readTakenAway(ports: BackgroundPorts, scene: Scene) {
  if (!scene.settings.tellRequests) return [];
  const due = dueRequests(scene);
  const told = Object.entries(scene.schedule.tasks).flatMap(([id, { raisedAt }]) =>
    raisedAt === null || due.includes(id) ? [] : [id],
  );
  const tasks = await readTasks(ports, told);
  return tasks.flatMap((task) => {
    const { waiting, raisedAt, silenced } = scheduleEntry(task);
    if (waiting === null || raisedAt === null || silenced || task.call === null) return [];
    const id = notificationId({ kind: 'request', task: task.id, call: waiting });
    const isSeen = scene.shown.has(id) || scene.showing.requests.has(task.id);
    return isSeen ? [] : [{ id, task, call: task.call }];
  });
}
