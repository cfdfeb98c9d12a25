import type { RangeControl, TextControl } from './controls';
import { type DateLikeType, formatDateLike, parseDateLike } from './date-like';
import { type JsonObject, own } from '@/lib/json-object';
import { readNumber } from './scalar';
import { day } from '@/lib/time';

type Bounds = Pick<RangeControl, 'min' | 'max'>;

const unbounded: Bounds = { min: null, max: null };

/** A model that must give bounds but has none gives zeros. */
function isZeroToZero(entry: JsonObject): boolean {
  return own(entry, 'min') === 0 && own(entry, 'max') === 0;
}

/** `min` and `max` of a number; a pair with no number between them is ignored. */
export function readNumberBounds(entry: JsonObject): Bounds {
  const min = attribute(own(entry, 'min'));
  const max = attribute(own(entry, 'max'));
  const isBackwards = min !== null && max !== null && Number(max) < Number(min);
  return isBackwards || isZeroToZero(entry) ? unbounded : { min, max };
}

/**
 * `min` and `max` of a range; HTML's defaults are 0 and 100. If one end is beyond the other's default,
 * only its own value is left. Firefox, which keeps that default, would accept no value at all.
 */
export function readRangeBounds(entry: JsonObject): Bounds {
  const { min, max } = readNumberBounds(entry);
  if (max === null && Number(min) > 100) return { min, max: min };
  return min === null && Number(max) < 0 ? { min: max, max } : { min, max };
}

function attribute(value: unknown): string | null {
  const number = readNumber(value);
  return number === null ? null : String(number);
}

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

/** A usable `step`; null for everything else. */
export function readStep(entry: JsonObject): string | null {
  const step = readNumber(own(entry, 'step'));
  return step !== null && step > 0 ? String(step) : null;
}

/**
 * The step of a range without one, where HTML's own of 1 would move the agent's value or an end far (0.5 to 1),
 * or leave nothing between the ends (0 to 1); null where it does neither.
 */
export function finerStep({ value, min, max }: Omit<RangeControl, 'step'>): string | null {
  const isFine = [value, min, max].some((text) => Number(text) % 1);
  return isFine || Number(max ?? 100) - Number(min) === 1 ? '0.01' : null;
}

/** The longest length HTML's integers hold. */
const longest = 2_147_483_647;

/** `minLength` and `maxLength`; a pair that no text satisfies is ignored, and so is a maximum of 0. */
export function readLengths(entry: JsonObject): Pick<TextControl, 'minLength' | 'maxLength'> {
  const minLength = readLength(own(entry, 'minLength'));
  const maxLength = readLength(own(entry, 'maxLength')) || null;
  if (minLength !== null && maxLength !== null && maxLength < minLength) {
    return { minLength: null, maxLength: null };
  }
  return { minLength, maxLength };
}

function readLength(value: unknown): number | null {
  const length = readNumber(value);
  return length !== null && length >= 0 && length <= longest ? Math.trunc(length) : null;
}

/** A textarea's `rows` or `cols`, kept small enough for any page; null when it is no size. */
export function readSize(value: unknown, most: number): number | null {
  const size = readNumber(value);
  return size !== null && size >= 1 ? Math.min(Math.trunc(size), most) : null;
}
