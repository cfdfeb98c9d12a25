import { prefixes } from '@/lib/store/keys';
import { readPrefix } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { taskRecordSchema } from '@/lib/task/record';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';
import { readConnections } from './read-connections';

/** The schedule, made from the records: there is none when the browser has just started. */
export async function rebuildSchedule(ports: BackgroundPorts): Promise<Schedule> {
  const [tasks, connections] = await Promise.all([
    readPrefix(ports.local, prefixes.task, taskRecordSchema),
    readConnections(ports),
  ]);
  return {
    tasks: Object.fromEntries(tasks.map((task) => [task.id, scheduleEntry(task)])),
    backoff: {},
    stopped: connections.filter(({ health }) => health.state !== 'ok').map(({ id }) => id),
    storageFull: false,
  };
}
