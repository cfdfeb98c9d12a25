import { isObject } from '@/lib/json-object';

/** Of one object or list; nobody reads more. */
const mostOfOne = 200;
/** Of all of them together: each entry is a dozen elements to draw, and lists hold lists. */
const mostOfAll = 1_000;

/** Of an object or list: the entries that are drawn, and how many more it has. */
export interface ShownEntries {
  readonly entries: readonly (readonly [string | number, unknown])[];
  readonly hidden: number;
}

/**
 * The entries that are drawn of each object and list in a JSON value, itself among them. What lies
 * nearer the top comes first; of what is not drawn itself nothing is said.
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
    // Those alone: a list can be of a million.
    const entries = list
      ? [...next.slice(0, share).entries()]
      : Object.entries(next).slice(0, share);
    left -= share;
    shown.set(next, { entries, hidden: count - share });
    waiting.push(...entries.map(([, member]) => member));
  }
  return shown;
}
