import { day } from '@/lib/time';
import type { DateLikeControl } from './controls';
import { type DateLikeType, parseDateLike } from './date-like';
import type { Flags } from './problem';

/** HTML's default step, step scale factor and default step base, by type. */
const scales: Readonly<Record<DateLikeType, { step: number; scale: number; base: number }>> = {
  date: { step: 1, scale: day, base: 0 },
  time: { step: 60, scale: 1000, base: 0 },
  'datetime-local': { step: 60, scale: 1000, base: 0 },
  month: { step: 1, scale: 1, base: 0 },
  week: { step: 1, scale: 7 * day, base: -3 * day },
};

/**
 * Checks a date-like text as HTML would, for browsers that have no such control and show a plain
 * text input instead (Firefox: month and week).
 */
export function checkDateLike(control: DateLikeControl, required: boolean, text: string): Flags {
  if (text === '') return { valueMissing: required };
  const { type } = control;
  const value = parseDateLike(type, text);
  if (value === null) return { badInput: true };
  const bound = (attribute: string | null) =>
    attribute === null ? null : parseDateLike(type, attribute);
  const [min, max] = [bound(control.min), bound(control.max)];
  const { step, scale, base } = scales[type];
  const stepBase = min ?? bound(control.value) ?? base;
  const distance = Math.max(1, Math.round(Number(control.step ?? step) * scale));
  return {
    rangeUnderflow: min !== null && value < min,
    rangeOverflow: max !== null && value > max,
    stepMismatch: (value - stepBase) % distance !== 0,
  };
}
