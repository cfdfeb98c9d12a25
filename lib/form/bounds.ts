import type { RangeControl } from './controls';
import { type JsonObject, own } from '@/lib/json-object';
import { readNumber } from './scalar';

export type Bounds = Pick<RangeControl, 'min' | 'max'>;

export const unbounded: Bounds = { min: null, max: null };

/** A model that must give bounds but has none gives zeros. */
export function isZeroToZero(entry: JsonObject): boolean {
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
