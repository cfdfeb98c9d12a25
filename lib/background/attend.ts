import { clearStale } from './clear-stale';
import type { BackgroundPorts } from './ports';
import { dueEndings, dueRequests, lookAround } from './scene';
import type { ScheduleWriter } from './schedule-store';
import { showBadge } from './show-badge';
import { tellConnections } from './tell-connections';
import { tellEndings } from './tell-endings';
import { tellRequests } from './tell-requests';

/** How long a burst may gather, so that many requests at once become one notification. */
const gather = 250;

/**
 * Makes badge and notifications say what the schedule says: clears those whose reason is gone, and
 * raises those that are due, each once.
 */
export async function attend(ports: BackgroundPorts, commit: ScheduleWriter): Promise<void> {
  await ports.locks.run('attention', async () => {
    const before = await lookAround(ports);
    await showBadge(ports, before.schedule);
    const isNews = dueRequests(before).length + dueEndings(before).length > 0;
    if (isNews) await ports.clock.sleep(gather);
    const scene = isNews ? await lookAround(ports) : before;
    if (isNews) await showBadge(ports, scene.schedule);
    const standing = { ...scene, shown: await clearStale(ports, scene) };
    await tellRequests(ports, commit, standing);
    await tellEndings(ports, commit, standing);
    await tellConnections(ports, standing);
  });
}
