import type { AttentionSettings, QuietHours } from './attention-settings';
import { wallMoment } from './wall-clock';

/** How many quiet times that follow each other are joined: more are as good as always. */
const mostJoined = 8;

/** When the quiet time that is now ends, in ms since the epoch; null when it is not quiet. */
export function quietUntil(
  { pausedUntil, quietHours }: Pick<AttentionSettings, 'pausedUntil' | 'quietHours'>,
  now: number,
): number | null {
  let end = now;
  // A pause may end in quiet hours, and one quiet day may follow another: they are joined.
  for (let joined = 0; joined < mostJoined; joined += 1) {
    const paused = pausedUntil !== null && pausedUntil > end ? pausedUntil : null;
    const next = paused ?? quietHoursEnd(quietHours, end);
    if (next === null) break;
    end = next;
  }
  return end > now ? end : null;
}

function quietHoursEnd({ on, from, to, days }: QuietHours, at: number): number | null {
  if (!on) return null;
  const yesterday = -1;
  for (const first of [yesterday, 0]) {
    if (!days.includes((new Date(at).getDay() + first + 7) % 7)) continue;
    const end = wallMoment(at, to > from ? first : first + 1, to);
    if (wallMoment(at, first, from) <= at && at < end) return end;
  }
  return null;
}
