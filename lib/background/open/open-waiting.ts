import type { Route } from '@/lib/route';
import { glanceAt } from '@/lib/task/glance-at';
import { nextWaiting } from '@/lib/task/next-waiting';
import { openAt } from './open-at';
import type { BackgroundPorts } from '../ports';
import { readShowing } from '../presence';
import { readTasks } from '../records/read-tasks';
import { scheduleStore } from '../records/schedule-store';

/** Shows the first waiting request, or the one after the request a page came to last; home when none waits. */
export function openWaiting(ports: BackgroundPorts): Promise<void> {
  return openAt(ports, () => nextRoute(ports));
}

async function nextRoute(ports: BackgroundPorts): Promise<Route> {
  const { requests, latest } = await readShowing(ports);
  const { waiting } = glanceAt(await scheduleStore(ports).read());
  const records = await readTasks(ports, waiting);
  const next = nextWaiting(records, latest, (id) => requests.has(id));
  return next === null ? { page: 'home' } : { page: 'request', id: next.id };
}
