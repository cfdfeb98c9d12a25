import { isObject } from '@/lib/json-object';

/** The most entries of one object or list; nobody reads more. */
const mostOfOne = 200;
/** The most entries of all of them together: each is a dozen elements to draw, and lists hold lists. */
const mostOfAll = 1_000;

/** The entries drawn of an object or list, and how many more it has. */
export interface ShownEntries {
  readonly entries: readonly (readonly [string | number, unknown])[];
  readonly hidden: number;
}

/**
 * For each object and list in a JSON value, and for the value itself: the entries that are drawn.
 * Entries nearer the top come first. An object inside an entry left out is not in the map.
 */
export function entriesShown(value: unknown): ReadonlyMap<unknown, ShownEntries> {
  const shown = new Map<unknown, ShownEntries>();
  const waiting = [value];
  let left = mostOfAll;
  for (const next of waiting) {
    const list = Array.isArray(next);
    if (!list && !isObject(next)) continue;
    const count = list ? next.length : Object.keys(next).length;
    const share = Math.min(count, mostOfOne, left);
    // Slices before anything else: a list can have a million entries.
    const entries = list
      ? [...next.slice(0, share).entries()]
      : Object.entries(next).slice(0, share);
    left -= share;
    shown.set(next, { entries, hidden: count - share });
    waiting.push(...entries.map(([, member]) => member));
  }
  return shown;
}
