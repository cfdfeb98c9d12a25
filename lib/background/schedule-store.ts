import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { scheduleEntry } from '@/lib/task/entry';
import { taskRecordSchema } from '@/lib/task/record';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from './ports';

/** Changes a fresh copy of the schedule in place: copying a thousand entries for each would not scale. */
type Change = (draft: Schedule) => void;

/**
 * Writes a change down. Resolves with the schedule as it was written.
 * @param patience how many milliseconds it may wait for others to share the write; 0 unless given
 */
export type ScheduleWriter = (change: Change, patience?: number) => Promise<Schedule>;

/** The schedule; null when the browser has just started. */
export function readSchedule(ports: BackgroundPorts): Promise<Schedule | null> {
  return read(ports.session, keys.schedule, storedScheduleSchema);
}

/** The schedule; made from the records when there is none. */
export async function loadSchedule(ports: BackgroundPorts): Promise<Schedule> {
  return (await readSchedule(ports)) ?? rebuild(ports);
}

/**
 * A writer that commits changes of the schedule in groups: those that come in while one write is
 * under way share the next, so that a thousand checks cost far fewer than a thousand writes.
 */
export function scheduleWriter(ports: BackgroundPorts): ScheduleWriter {
  const pending: Change[] = [];
  let written: Schedule | null = null;
  const write = () =>
    ports.locks.run('schedule', async () => {
      if (pending.length === 0 && written !== null) return written;
      const draft = await loadSchedule(ports);
      const group = [...pending];
      for (const change of group) change(draft);
      await ports.session.set({ [keys.schedule]: sealSchedule(draft) });
      // Not sooner: should the write fail, whoever shares the group tries again.
      pending.splice(0, group.length);
      written = draft;
      return draft;
    });
  // One write for all who wait: a write is of all entries, and to write after each of them would cost
  // a wake the square of its tasks.
  let gathering: Promise<Schedule> | null = null;
  return (change, patience = 0) => {
    pending.push(change);
    if (patience === 0) return write();
    gathering ??= ports.clock.sleep(patience).then(() => {
      gathering = null;
      return write();
    });
    return gathering;
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
    storageFull: false,
  };
}
