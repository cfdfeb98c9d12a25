import type { AreaName, StorageArea, StorageChanges } from '@/lib/ports';

type Values = Readonly<Record<string, unknown>>;
type Areas = Readonly<Record<AreaName, StorageArea>>;

/** What is read from storage before anybody asks for it. */
export interface Ahead {
  /** Reads these now and keeps them until they change. @throws what the storage area throws */
  readonly read: (area: AreaName, keys: readonly string[]) => Promise<Values>;
  /** The values of those keys that exist, at once; null unless all were read and none has changed. */
  readonly known: (area: AreaName, keys: readonly string[]) => Values | null;
  /**
   * The areas, to write through: the browser tells of a change when it is done, and who comes back to
   * a page before that must not be shown what was there before.
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
      // One of its own for each reading: two of a key may overlap, and one of them be too old.
      const onItsWay: Entry = { known: false };
      for (const key of keys) if (!read[area].get(key)?.known) read[area].set(key, onItsWay);
      const values = await areas[area].get(keys);
      for (const key of keys) {
        // What has changed meanwhile may be newer than this.
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
