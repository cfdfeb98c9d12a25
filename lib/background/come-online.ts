import { forgetFailures } from './connection-health';
import type { BackgroundPorts } from './ports';
import { scheduleStore } from './schedule-store';

/** The network is back: a service that failed without it is tried again at once. */
export async function comeOnline(ports: BackgroundPorts): Promise<void> {
  await scheduleStore(ports).change((draft) => {
    for (const id of Object.keys(draft.backoff)) forgetFailures(draft, id, ports.clock.now());
  });
}
