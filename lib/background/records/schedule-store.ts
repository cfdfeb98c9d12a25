import type { Schedule } from '@/lib/task/schedule';
import type { BackgroundPorts } from '../ports';
import { rebuildSchedule } from './rebuild-schedule';
import { storedSchedule, storeSchedule } from './schedule-cache';

/**
 * Changes a copy of the schedule in place. The copy shares its entries with the original: replace
 * entries, never change them.
 */
type Change = (draft: Schedule) => void;

/** The schedule as one wake, or one command, uses it. */
export interface ScheduleStore {
  /** The schedule as it is now; null when the browser has just started. */
  readonly stored: () => Promise<Schedule | null>;
  /** The same; made from the records when there is none. */
  readonly read: () => Promise<Schedule>;
  /**
   * Writes a change to storage. Resolves with the schedule as it was written.
   * @param patience how many milliseconds the change may wait for others to share the write; 0 unless given
   */
  readonly change: (change: Change, patience?: number) => Promise<Schedule>;
}

/** The world of one wake, or one command: the ports, and the schedule as it uses it. */
export interface WakePorts extends BackgroundPorts {
  readonly schedules: ScheduleStore;
}

export function withSchedule(ports: BackgroundPorts): WakePorts {
  return { ...ports, schedules: scheduleStore(ports) };
}

/**
 * A store that writes changes in groups: changes that come in during one write share the next, so that a
 * thousand checks cost far fewer than a thousand writes.
 */
export function scheduleStore(ports: BackgroundPorts): ScheduleStore {
  const stored = () => storedSchedule(ports.session);
  const read = async () => (await stored()) ?? rebuildSchedule(ports);
  const pending: Change[] = [];
  let written: Schedule | null = null;
  const write = () =>
    ports.locks.run('schedule', async () => {
      if (pending.length === 0 && written !== null) return written;
      const draft = copy(await read());
      const group = [...pending];
      for (const change of group) change(draft);
      await storeSchedule(ports.session, draft);
      // Only after the write: if it fails, the next caller who shares the group tries again.
      pending.splice(0, group.length);
      written = draft;
      return draft;
    });
  // One write for all changes that wait: each write holds all entries, and one write for each change
  // would cost a wake the square of its tasks.
  let gathering: Promise<Schedule> | null = null;
  const change = (next: Change, patience = 0) => {
    pending.push(next);
    if (patience === 0) return write();
    gathering ??= ports.clock.sleep(patience).then(() => {
      gathering = null;
      return write();
    });
    return gathering;
  };
  return { stored, read, change };
}

function copy({ tasks, backoff, stopped, storageFull }: Schedule): Schedule {
  return { tasks: { ...tasks }, backoff: { ...backoff }, stopped: { ...stopped }, storageFull };
}
