import { day } from '@/lib/time';
import type { DateLikeControl } from './controls';
import { parseDateLike } from './date-like';
import type { ValidityFlags } from './problem';

/**
 * Checks a month or week as HTML would, for a browser that has no such control and shows a plain text
 * input instead: Firefox, which has those of all other types. It counts no other type's steps.
 */
export function checkMonthOrWeek(
  control: DateLikeControl,
  required: boolean,
  text: string,
): ValidityFlags {
  if (text === '') return { valueMissing: required };
  const { type } = control;
  const value = parseDateLike(type, text);
  if (value === null) return { badInput: true };
  const bound = (attribute: string | null) =>
    attribute === null ? null : parseDateLike(type, attribute);
  const [min, max] = [bound(control.min), bound(control.max)];
  // HTML's step scale factor and default step base.
  const [scale, base] = type === 'week' ? [7 * day, -3 * day] : [1, 0];
  const stepBase = min ?? bound(control.value) ?? base;
  const distance = Math.max(1, Math.round(Number(control.step ?? 1))) * scale;
  return {
    rangeUnderflow: min !== null && value < min,
    rangeOverflow: max !== null && value > max,
    stepMismatch: (value - stepBase) % distance !== 0,
  };
}
