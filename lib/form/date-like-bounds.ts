import { type Bounds, isZeroToZero, unbounded } from './bounds';
import { type DateLikeType, formatDateLike, parseDateLike } from './date-like';
import { type JsonObject, own } from '@/lib/json-object';
import { readNumber } from './scalar';
import { day } from '@/lib/time';

/**
 * `min` and `max` of a date-like field: as `valueAsNumber` (by the interface), or as strings
 * of its format.
 */
export function readDateLikeBounds(type: DateLikeType, entry: JsonObject): Bounds {
  const min = readDateLike(type, own(entry, 'min'));
  const max = readDateLike(type, own(entry, 'max'));
  // A time's bounds may go past midnight (HTML, "reversed range"); no other type's can.
  const isNone = type === 'time' ? isWholeDay(entry) : isReversed(type, { min, max });
  return isNone || isZeroToZero(entry) ? unbounded : { min, max };
}

/**
 * Whether the bounds allow every time, as 0 to 24 hours do. As times, both of these are midnight and
 * would allow nothing else.
 */
function isWholeDay(entry: JsonObject): boolean {
  const [min, max] = [own(entry, 'min'), own(entry, 'max')].map(readTime);
  return (max ?? day - 1) - (min ?? 0) >= day;
}

/** A bound in ms after midnight, which may be outside the day; null when it is no time. */
function readTime(bound: unknown): number | null {
  return typeof bound === 'string' ? parseDateLike('time', bound) : readNumber(bound);
}

/** Whether the maximum of a date-like field comes before its minimum. */
export function isReversed(type: DateLikeType, { min, max }: Bounds): boolean {
  if (min === null || max === null) return false;
  const [least, most] = [parseDateLike(type, min), parseDateLike(type, max)];
  return least !== null && most !== null && most < least;
}

/** A date-like value in its control's format; null when it is none. */
export function readDateLike(type: DateLikeType, value: unknown): string | null {
  if (typeof value === 'string') return parseDateLike(type, value) === null ? null : value;
  const number = readNumber(value);
  return number === null ? null : formatDateLike(type, number);
}
