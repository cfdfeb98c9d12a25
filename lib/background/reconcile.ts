import { dueTasks } from '@/lib/task/due';
import type { Schedule } from '@/lib/task/schedule';
import { attend } from './attend';
import type { BackgroundPorts } from './ports';
import { readShowing } from './presence';
import { loadSchedule, type ScheduleWriter, scheduleWriter } from './schedule-store';
import { workThrough } from './work-through';

export const alarmName = 'check';
const alarmMinutes = 0.5;

/** An alarm takes along what is due before the next one would come, half a period each way. */
export const alarmSlack = 15_000;

/**
 * A page's beats come as often as its checks are due, and a check is due a round trip after the
 * beat: without some slack only every second beat would find one due.
 */
export const beatSlack = 500;

/**
 * What every wake ends in: makes sure of the alarm, sends what waits to be sent, checks what is due,
 * and lets notifications and badge follow.
 * @param slack how many milliseconds ahead of its time a check may be taken along
 */
export async function reconcile(ports: BackgroundPorts, slack = 0): Promise<void> {
  await ports.alarms.ensure(alarmName, alarmMinutes);
  const commit = scheduleWriter(ports);
  // What is known already is not kept waiting by a service that may be slow.
  await Promise.all([attend(ports, commit), checkDue(ports, commit, slack)]);
  await attend(ports, commit);
}

async function checkDue(
  ports: BackgroundPorts,
  commit: ScheduleWriter,
  slack: number,
): Promise<void> {
  if (!ports.network.online()) return;
  const schedule = await loadSchedule(ports);
  const due = dueTasks(schedule, await readShowing(ports), ports.clock.now(), slack);
  const connections = [...byConnection(schedule, due)];
  await Promise.all(
    connections.map(([id, ids]) =>
      workThrough(ports, commit, id, ids, schedule.backoff[id] !== undefined),
    ),
  );
}

function byConnection(
  { tasks }: Schedule,
  due: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const id of due) {
    const connectionId = tasks[id]?.connectionId ?? '';
    const group = groups.get(connectionId);
    if (group === undefined) groups.set(connectionId, [id]);
    else group.push(id);
  }
  return groups;
}
