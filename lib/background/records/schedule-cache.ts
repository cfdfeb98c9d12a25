import type { StorageArea } from '@/lib/ports';
import { z } from '@/lib/schema';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import type { Schedule } from '@/lib/task/schedule';

interface Cached {
  readonly stamp: unknown;
  /** A promise, so that callers who ask during the read wait for the same read. */
  readonly schedule: Promise<Schedule | null>;
}

/** What this worker last read from each area, or wrote there. */
// oxlint-disable-next-line beckon/no-module-state -- a copy: what dies with the worker is read again
const cache = new WeakMap<StorageArea, Cached>();

/**
 * The schedule in storage; null when there is none, or it is broken. Storage is asked each time: the
 * last write of the worker before this one may come late, and everything may be deleted. But while
 * the stamp is the cached one, only the stamp is read: a schedule of a thousand tasks is nearly 400 kB.
 */
export async function storedSchedule(session: StorageArea): Promise<Schedule | null> {
  const stamp = await read(session, keys.scheduleStamp, z.string());
  const cached = cache.get(session);
  if (cached?.stamp === stamp) return cached.schedule;
  // If somebody writes between the two reads, this stamp is too old, and the next call reads again.
  const schedule = read(session, keys.schedule, storedScheduleSchema);
  cache.set(session, { stamp, schedule });
  schedule.catch(() => cache.delete(session));
  return schedule;
}

/** @throws when there is no room */
export async function storeSchedule(session: StorageArea, schedule: Schedule): Promise<void> {
  const items = sealSchedule(schedule);
  await session.set(items);
  cache.set(session, {
    stamp: items[keys.scheduleStamp].data,
    schedule: Promise.resolve(schedule),
  });
}
