import { forgetFailures } from '@/lib/task/backoff';
import type { BackgroundPorts } from '../ports';
import { scheduleStore } from '../records/schedule-store';

/**
 * The network is back, or another one: what failed without it deserves another try at once, and so does a
 * key that may have been refused by the network itself.
 */
export async function comeOnline(ports: BackgroundPorts): Promise<void> {
  await scheduleStore(ports).change(({ backoff, stopped }) => {
    for (const id of Object.keys(backoff)) forgetFailures(backoff, id, ports.clock.now());
    for (const id of Object.keys(stopped)) stopped[id] = 0;
  });
}
