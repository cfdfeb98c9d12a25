import { forgetFailures } from './connection-health';
import type { BackgroundPorts } from './ports';
import { scheduleStore } from './schedule-store';

/**
 * The network is back, or another one: what failed without it deserves another try at once, and so does a
 * key that may have been refused by the network itself.
 */
export async function comeOnline(ports: BackgroundPorts): Promise<void> {
  await scheduleStore(ports).change((draft) => {
    for (const id of Object.keys(draft.backoff)) forgetFailures(draft, id, ports.clock.now());
    for (const id of Object.keys(draft.stopped)) draft.stopped[id] = 0;
  });
}
