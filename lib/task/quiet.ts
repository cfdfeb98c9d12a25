import type { AttentionSettings, QuietHours } from './attention-settings';
import { day, dayOf, minute, type ZoneClock, zoneClock } from './zone-clock';

/** As many quiet times can follow on each other before it is as good as always. */
const mostJoined = 8;

/**
 * When the quiet time that is now ends, in ms since the epoch; null when it is not quiet.
 * @param timeZone the IANA name of where the person is
 */
export function quietUntil(
  { pausedUntil, quietHours }: Pick<AttentionSettings, 'pausedUntil' | 'quietHours'>,
  now: number,
  timeZone: string,
): number | null {
  const clock = zoneClock(timeZone);
  let end = now;
  // A pause may end in the night, and one quiet day may follow the other.
  for (let joined = 0; joined < mostJoined; joined += 1) {
    const paused = pausedUntil !== null && pausedUntil > end ? pausedUntil : null;
    const next = paused ?? quietHoursEnd(quietHours, end, clock);
    if (next === null) break;
    end = next;
  }
  return end > now ? end : null;
}

function quietHoursEnd({ on, from, to, days }: QuietHours, at: number, clock: ZoneClock) {
  if (!on) return null;
  const today = dayOf(clock.wallTime(at));
  for (const first of [today - day, today]) {
    if (!days.includes(new Date(first).getUTCDay())) continue;
    const last = to > from ? first : first + day;
    const end = clock.moment(last + to * minute);
    if (clock.moment(first + from * minute) <= at && at < end) return end;
  }
  return null;
}
