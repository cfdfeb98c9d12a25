import { seal } from '@/lib/store/envelope';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { scheduleEntry } from '@/lib/task/entry';
import { taskRecordSchema } from '@/lib/task/record';
import { type Schedule, scheduleSchema } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';

/** Changes a fresh copy of the schedule in place: copying a thousand entries for each would not scale. */
type Change = (draft: Schedule) => void;
export type ScheduleWriter = (change: Change) => Promise<void>;

/** The schedule; made from the records when the browser has just started. */
export async function loadSchedule(ports: BackgroundPorts): Promise<Schedule> {
  return (await read(ports.session, keys.schedule, scheduleSchema)) ?? rebuild(ports);
}

/**
 * A writer that commits changes of the schedule in groups: those that come in while one write is
 * under way share the next, so that a thousand checks cost far fewer than a thousand writes.
 */
export function scheduleWriter(ports: BackgroundPorts): ScheduleWriter {
  const pending: Change[] = [];
  return async (change) => {
    pending.push(change);
    await ports.locks.run('schedule', async () => {
      const group = pending.splice(0);
      if (group.length === 0) return;
      const draft = await loadSchedule(ports);
      for (const change of group) change(draft);
      await ports.session.set({ [keys.schedule]: seal(draft) });
    });
  };
}

async function rebuild(ports: BackgroundPorts): Promise<Schedule> {
  const [tasks, connections] = await Promise.all([
    readPrefix(ports.local, prefixes.task, taskRecordSchema),
    readPrefix(ports.local, prefixes.connection, connectionSchema),
  ]);
  return {
    tasks: Object.fromEntries(tasks.map((task) => [task.id, scheduleEntry(task)])),
    backoff: {},
    stopped: connections.filter(({ health }) => health.state !== 'ok').map(({ id }) => id),
  };
}
