import { day, minute } from '@/lib/time';
import type { DateLikeControl } from './controls';
import { type DateLikeType, formatDateLike, parseDateLike } from './date-like';
import { isReversed } from './date-like-bounds';

/**
 * A control with its bounds moved inwards to whole minutes. HTML counts its steps of a minute from `min`,
 * so a `min` of 9:50:23 would allow only moments with 23 seconds.
 */
export function inWholeMinutes(control: DateLikeControl): DateLikeControl {
  const { type, value, min, max, step } = control;
  const isOfMinutes = type === 'time' || type === 'datetime-local';
  // The agent may choose its step, and a default with seconds must stay allowed.
  if (!isOfMinutes || step !== null || hasSeconds(type, value)) return control;
  const goesPastMidnight = isReversed(type, { min, max });
  const whole = {
    min: move(type, min, Math.ceil, goesPastMidnight),
    max: move(type, max, Math.floor, goesPastMidnight),
  };
  const isNothingBetween = isReversed(type, whole) && !goesPastMidnight;
  return isNothingBetween ? control : { ...control, ...whole };
}

function hasSeconds(type: DateLikeType, text: string): boolean {
  return (parseDateLike(type, text) ?? 0) % minute !== 0;
}

function move(
  type: DateLikeType,
  bound: string | null,
  round: (minutes: number) => number,
  goesPastMidnight: boolean,
) {
  if (bound === null || !hasSeconds(type, bound)) return bound;
  const ms = parseDateLike(type, bound) ?? 0;
  const moved = round(ms / minute) * minute;
  // The last minute of a day has none after it unless the bounds go past midnight, nor has the last
  // minute of all dates.
  const isLast = type === 'time' && moved === day && !goesPastMidnight;
  return isLast ? bound : (formatDateLike(type, moved) ?? bound);
}
