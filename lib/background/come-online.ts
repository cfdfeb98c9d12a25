import { forgetFailures } from './connection-health';
import type { BackgroundPorts } from './ports';
import { scheduleStore } from './schedule-store';

/** The network is back: what failed without it deserves another try at once. */
export async function comeOnline(ports: BackgroundPorts): Promise<void> {
  await scheduleStore(ports).change((draft) => {
    for (const id of Object.keys(draft.backoff)) forgetFailures(draft, id, ports.clock.now());
  });
}
