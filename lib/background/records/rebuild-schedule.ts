import { isSecretQueued } from '@/lib/task/answer-to-send';
import { scheduleEntry } from '@/lib/task/entry';
import type { Schedule } from '@/lib/task/schedule';
import { readKey } from '../connections/link';
import type { BackgroundPorts } from '../ports';
import { readConnections } from '../connections/read-connections';
import { readAllTasks } from './read-tasks';

/**
 * Makes the schedule from the records: there is none when the browser has just started. Marks the tasks
 * whose secret answer may have ended with the browser, for the next wake to look after.
 */
export async function rebuildSchedule(ports: BackgroundPorts): Promise<Schedule> {
  const [tasks, connections] = await Promise.all([readAllTasks(ports), readConnections(ports)]);
  const stopped: Schedule['stopped'] = {};
  for (const connection of connections) {
    const needsPerson =
      connection.health.state !== 'ok' || (await readKey(ports, connection)) === null;
    if (needsPerson) stopped[connection.id] = 0;
  }
  return {
    tasks: Object.fromEntries(
      tasks.map((task) => [
        task.id,
        { ...scheduleEntry(task), stale: isSecretQueued(task.call?.delivery ?? null) },
      ]),
    ),
    backoff: {},
    stopped,
    storageFull: false,
  };
}
