import { day, hour, minute, second } from '@/lib/time';
import type { Backoff, ScheduleEntry } from './schedule';

/** Who is looking: whether a Beckon page is visible, and whether this very task is on it. */
export interface Audience {
  readonly visible: boolean;
  readonly shown: boolean;
}

/** The shortest period the platform allows for alarms, which drive the rhythm while no page is visible. */
export const alarmPeriod = 30 * second;

/**
 * An alarm takes along what falls due in the half period after it: a check is half a period early at most,
 * or half a period late.
 */
export const alarmSlack = alarmPeriod / 2;

/**
 * How long after a check the next one is due, in milliseconds; null is never. An ended task is slow
 * even when it was just active.
 */
export function interval(entry: ScheduleEntry, audience: Audience, now: number): number | null {
  switch (entry.pace) {
    case 'idle':
      return null;
    case 'ended':
    case 'recurs': {
      // A request may have been read that nobody can see: once there is room, it must not wait for hours.
      if (entry.unsaved || audience.shown) return minute;
      // Measured up to the last try: up to `now`, the wait would grow as fast as time passes, and never end.
      const unchanged = Math.min(entry.triedAt ?? now, now) - entry.changedAt;
      // A task that had several runs may run once a week, and short runs pass unread now and then.
      const idle = entry.pace === 'recurs' ? unchanged - 30 * day : unchanged;
      return Math.min(6 * hour, Math.max(15 * minute, idle));
    }
    case 'open': {
      // A visible page's beats are what makes a check happen: none comes sooner than they do (`use-heartbeat.ts`).
      if (audience.visible) return isHot(entry, audience, now) ? 2 * second : 10 * second;
      // A request and an answer are news, too: one request may take another's place while the status stays.
      const unchanged = now - Math.max(entry.changedAt, entry.activeAt);
      if (unchanged >= 6 * hour) return 5 * minute;
      return unchanged >= hour ? minute : alarmPeriod;
    }
  }
}

/**
 * When the next check of a task is due, in milliseconds since the epoch; null is never. Never before
 * its connection's back-off ends.
 */
export function nextCheckAt(
  entry: ScheduleEntry,
  backoff: Backoff | undefined,
  audience: Audience,
  now: number,
): number | null {
  const wait = interval(entry, audience, now);
  if (wait === null) return null;
  const slower = Math.min(wait * 2 ** Math.min(entry.failures, 10), Math.max(wait, 15 * minute));
  // A `triedAt` in the future is from a clock that was set back since: it must not delay the check.
  const due = entry.triedAt === null || entry.triedAt > now ? now : entry.triedAt + slower;
  return Math.max(due, backoff?.until ?? due);
}

function isHot(entry: ScheduleEntry, audience: Audience, now: number): boolean {
  // In both directions: after a clock was set far back, an `activeAt` in the future must not stay
  // hot until then.
  return audience.shown || Math.abs(now - entry.activeAt) < 2 * minute;
}
