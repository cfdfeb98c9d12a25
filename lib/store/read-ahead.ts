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

export function readAhead(areas: Areas, changes: StorageChanges): Ahead {
  const read = { local: new Map<string, Entry>(), session: new Map<string, Entry>() };
  const forget = (area: AreaName, keys: readonly string[]) => {
    for (const key of keys) read[area].delete(key);
  };
  const forgetting = (area: AreaName): StorageArea => ({
    ...areas[area],
    set(items) {
      forget(area, Object.keys(items));
      return areas[area].set(items);
    },
    remove(keys) {
      forget(area, keys);
      return areas[area].remove(keys);
    },
  });
  changes.subscribe('local', (changed) => forget('local', Object.keys(changed)));
  changes.subscribe('session', (changed) => forget('session', Object.keys(changed)));
  return {
    areas: { local: forgetting('local'), session: forgetting('session') },
    async read(area, keys) {
      // Each reading has an entry of its own: two readings of a key may overlap, and one be out of date.
      const onItsWay: Entry = { known: false };
      for (const key of keys) if (!read[area].get(key)?.known) read[area].set(key, onItsWay);
      const values = await areas[area].get(keys);
      for (const key of keys) {
        // A value that changed meanwhile may be newer than this one.
        if (read[area].get(key) === onItsWay)
          read[area].set(key, { known: true, value: values[key] });
      }
      return values;
    },
    known(area, keys) {
      const found: [string, unknown][] = [];
      for (const key of keys) {
        const entry = read[area].get(key);
        if (!entry?.known) return null;
        if (entry.value !== undefined) found.push([key, entry.value]);
      }
      return Object.fromEntries(found);
    },
  };
}

type Entry = { readonly known: true; readonly value: unknown } | { readonly known: false };
