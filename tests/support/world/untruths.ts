import { notificationId, summaryId } from '@/lib/background/attention/notification-id';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { needsPerson } from '@/lib/task/needs-person';
import { taskRecordSchema, type TaskRecord } from '@/lib/task/record';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { isDeepStrictEqual } from 'node:util';
import type { MemoryStorage } from '../memory-storage';
import type { Desktop } from './desktop';

/** Everything derived from the records that contradicts them; this must be empty. */
export async function untruths(
  { local, session }: MemoryStorage,
  desktop: Desktop,
): Promise<readonly string[]> {
  const tasks = await readPrefix(local, prefixes.task, taskRecordSchema);
  const schedule = await read(session, keys.schedule, storedScheduleSchema);
  const entries = schedule?.tasks ?? {};
  const strangers = Object.keys(entries).filter((id) => tasks.every((task) => task.id !== id));
  const wrong = tasks.filter((task) => {
    const entry = entries[task.id];
    return entry === undefined || !isDeepStrictEqual(entry, scheduleEntry(task, entry));
  });
  return [
    ...wrong.map(({ id }) => `schedule entry of ${id}`),
    ...strangers.map((id) => `schedule entry of ${id}, which is no more`),
    ...shownUntruths(tasks, desktop, Object.keys(schedule?.stopped ?? {})),
  ];
}

function shownUntruths(
  tasks: readonly TaskRecord[],
  { badge, shown }: Desktop,
  stopped: readonly string[],
): string[] {
  const waiting = tasks.filter(needsPerson);
  const asked = waiting.map(({ id, call }) =>
    notificationId({ kind: 'request', task: id, call: call?.toolCallId ?? '' }),
  );
  const reasons = new Set(waiting.length > 0 ? [...asked, summaryId] : []);
  const requests = shown.filter((id) => id === summaryId || id.startsWith('request:'));
  const stale = requests.filter((id) => !reasons.has(id)).map((id) => `notification ${id}`);
  const mark = stopped.length > 0 ? '!' : '';
  const count = waiting.length === 0 ? mark : String(waiting.length);
  return badge.text === count ? stale : [...stale, `badge ${badge.text} for ${count}`];
}
