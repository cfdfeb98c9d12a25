import { moment } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { BackgroundPorts } from '../ports';
import { readRequests } from './read-requests';
import { dueRequests, type Scene, waitingRequests } from './scene';

/**
 * Whether the notifications that the start took away are to be raised again now; quiet hours put that off.
 */
export async function isAfterStart(
  { session }: BackgroundPorts,
  { asked, quiet }: Scene,
): Promise<boolean> {
  return asked && !quiet && (await read(session, keys.attendedAt, moment)) === null;
}

/** From here on, a notification that is missing was taken away by the person. */
export async function noteAttended({ session }: BackgroundPorts, { now }: Scene): Promise<void> {
  await session.set({ [keys.attendedAt]: seal(now) });
}

/**
 * The waiting requests that the person was notified of and whose notification is missing; not those due now.
 */
export async function readTakenAway(ports: BackgroundPorts, scene: Scene) {
  if (!scene.settings.tellRequests) return [];
  const due = dueRequests(scene);
  const missing = waitingRequests(scene).filter(
    ({ id, task }) =>
      !due.includes(task) && !scene.notifications.has(id) && !scene.showing.requests.has(task),
  );
  return readRequests(
    ports,
    missing.map(({ task }) => task),
    ({ raisedAt, silenced, pace }) => raisedAt !== null && !silenced && pace !== 'idle',
  );
}
