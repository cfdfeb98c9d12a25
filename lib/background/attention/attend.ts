import type { Attempts } from '../attempt';
import { clearStale } from './clear-stale';
import { dueEndings, dueRequests, readScene } from './scene';
import type { WakePorts } from '../records/schedule-store';
import { showBadge, showUnreadable } from './show-badge';
import { tellConnections } from './tell-connections';
import { tellEndings } from './tell-endings';
import { tellRequests } from './tell-requests';

/** How many ms to wait for the rest of a burst, so that many requests at once become one notification. */
const burst = 250;

/**
 * Makes the badge and the notifications say what the schedule says: clears the notifications whose
 * reason is gone, and raises those that are due, each once. A failure with one kind of notification
 * keeps no other kind back.
 * @param asked what was due has been asked about
 */
export async function attend(ports: WakePorts, attempts: Attempts, asked = false): Promise<void> {
  await ports.locks.run('attention', async () => {
    const before = await readScene(ports, asked).catch(async (failure: unknown) => {
      await showUnreadable(ports);
      throw failure;
    });
    await showBadge(ports, before.schedule);
    const isNews = dueRequests(before).length + dueEndings(before).length > 0;
    if (isNews) await ports.clock.sleep(burst);
    const scene = isNews ? await readScene(ports, asked) : before;
    const cleared = { ...scene, notifications: await clearStale(ports, scene) };
    await attempts.attempt(() => tellRequests(ports, attempts, cleared));
    await attempts.attempt(() => tellEndings(ports, cleared));
    await attempts.attempt(() => tellConnections(ports, attempts, cleared));
  });
}
