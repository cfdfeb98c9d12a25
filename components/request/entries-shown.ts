import { isObject } from '@/lib/json-object';

/** Of one object or list; nobody reads more. */
const mostOfOne = 200;
/** Of all of them together: each entry is a dozen elements to draw, and lists hold lists. */
const mostOfAll = 1_000;

/**
 * How many entries of each object and list in a JSON value are drawn. What lies nearer the top comes
 * first; what is not named here is not drawn.
 */
export function entriesShown(value: unknown): ReadonlyMap<object, number> {
  const shown = new Map<object, number>();
  const waiting = [value];
  let left = mostOfAll;
  for (const next of waiting) {
    if (left === 0) break;
    if (!Array.isArray(next) && !isObject(next)) continue;
    const entries: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    const share = Math.min(entries.length, mostOfOne, left);
    left -= share;
    shown.set(next, share);
    waiting.push(...entries.slice(0, share));
  }
  return shown;
}
