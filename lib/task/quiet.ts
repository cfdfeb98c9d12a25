import { day, minute } from '@/lib/time';
import type { AttentionSettings, QuietHours } from './attention-settings';
import { wallMoment } from './wall-clock';

/** How many quiet times that follow each other are joined: more are as good as always. */
const mostJoined = 8;

/**
 * When the quiet time that is now ends, in ms since the epoch; null when it is not quiet.
 * @param joinable how many quiet times that follow on it may be joined to it
 */
export function quietUntil(
  settings: Pick<AttentionSettings, 'pausedUntil' | 'quietHours'>,
  now: number,
  joinable = mostJoined,
): number | null {
  const { pausedUntil, quietHours } = settings;
  const isPaused = (pausedUntil ?? 0) > now;
  const end = isPaused ? pausedUntil : quietHoursEnd(quietHours, now);
  // A pause may end in quiet hours, and one quiet day may follow another: they are joined.
  return end && joinable ? (quietUntil(settings, end, joinable - 1) ?? end) : end;
}

function quietHoursEnd({ on, from, to, days }: QuietHours, at: number): number | null {
  if (!on) return null;
  const yesterday = -1;
  for (const first of [yesterday, 0]) {
    const moment = (minutes: number) => wallMoment(at, first, minutes);
    const end = moment(to > from ? to : to + day / minute);
    const weekday = new Date(moment(0)).getDay();
    if (days.includes(weekday) && moment(from) <= at && at < end) return end;
  }
  return null;
}
