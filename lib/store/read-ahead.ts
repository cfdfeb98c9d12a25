import type { AreaName, StorageArea, StorageChanges } from '@/lib/ports';

type Values = Readonly<Record<string, unknown>>;

/** What is read from storage before anybody asks for it. */
export interface Ahead {
  /** Reads these now and keeps them until they change. @throws what the storage area throws */
  readonly read: (area: AreaName, keys: readonly string[]) => Promise<Values>;
  /** The values of those keys that exist, at once; null unless all were read and none has changed. */
  readonly known: (area: AreaName, keys: readonly string[]) => Values | null;
}

export function readAhead(
  areas: Readonly<Record<AreaName, StorageArea>>,
  changes: StorageChanges,
): Ahead {
  const read = { local: new Map<string, unknown>(), session: new Map<string, unknown>() };
  const forget = (area: AreaName) => (changed: Values) => {
    for (const key of Object.keys(changed)) read[area].delete(key);
  };
  changes.subscribe('local', forget('local'));
  changes.subscribe('session', forget('session'));
  return {
    async read(area, keys) {
      for (const key of keys) read[area].set(key, onItsWay);
      const values = await areas[area].get(keys);
      for (const key of keys) {
        // What has changed meanwhile may be newer than this.
        if (read[area].get(key) === onItsWay) read[area].set(key, values[key]);
      }
      return values;
    },
    known(area, keys) {
      const found = keys.map((key) => [key, read[area].get(key)] as const);
      const all = found.every(([key, value]) => read[area].has(key) && value !== onItsWay);
      return all ? Object.fromEntries(found.filter(([, value]) => value !== undefined)) : null;
    },
  };
}

const onItsWay = Symbol('on its way');
