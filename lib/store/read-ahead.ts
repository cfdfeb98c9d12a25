import type { AreaName, StorageArea, StorageChanges } from '@/lib/ports';

type Values = Readonly<Record<string, unknown>>;
type Areas = Readonly<Record<AreaName, StorageArea>>;

/** The storage items that are read before any code asks for them. */
export interface Ahead {
  /** Reads these now and keeps them until they change. @throws what the storage area throws */
  readonly read: (area: AreaName, keys: readonly string[]) => Promise<Values>;
  /**
   * The values of these keys, as far as they exist, without waiting; null unless all were read and none
   * has changed since.
   */
  readonly known: (area: AreaName, keys: readonly string[]) => Values | null;
  /**
   * The areas, to write through. A write forgets the value read before. The browser reports a change
   * only when it is done, and a person who is back at a page before that must not see the old value.
   */
  readonly areas: Areas;
}

/** What was read at one time; null while it is on its way. */
interface Reading {
  values: Values | null;
}

export function readAhead(areas: Areas, changes: StorageChanges): Ahead {
  // The latest reading of each key that has not changed since.
  const readings = { local: new Map<string, Reading>(), session: new Map<string, Reading>() };
  const forget = (area: AreaName, keys: readonly string[]) => {
    for (const key of keys) readings[area].delete(key);
  };
  const forgetting = (area: AreaName): StorageArea => {
    changes.subscribe(area, (changed) => forget(area, Object.keys(changed)));
    return {
      ...areas[area],
      set(items) {
        forget(area, Object.keys(items));
        return areas[area].set(items);
      },
      remove(keys) {
        forget(area, keys);
        return areas[area].remove(keys);
      },
    };
  };
  return {
    areas: { local: forgetting('local'), session: forgetting('session') },
    async read(area, keys) {
      const reading: Reading = { values: null };
      for (const key of keys)
        if (!readings[area].get(key)?.values) readings[area].set(key, reading);
      const values = await areas[area].get(keys);
      reading.values = values;
      return values;
    },
    known(area, keys) {
      const found: [string, unknown][] = [];
      for (const key of keys) {
        const values = readings[area].get(key)?.values;
        if (!values) return null;
        if (key in values) found.push([key, values[key]]);
      }
      return Object.fromEntries(found);
    },
  };
}
