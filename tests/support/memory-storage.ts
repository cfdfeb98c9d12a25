import { keys as stored } from '@/lib/store/keys';
import type { AreaName, StorageArea, StorageChanges } from '@/lib/ports';

type Listener = (changes: Readonly<Record<string, unknown>>) => void;

/**
 * Both storage areas in memory. Like the browser's, they keep only what JSON can hold, and report a
 * write only where it changed something.
 */
export interface MemoryStorage {
  readonly local: StorageArea;
  readonly session: StorageArea;
  readonly changes: StorageChanges;
  /** Everything stored, for looking at. */
  dump(area: AreaName): Readonly<Record<string, unknown>>;
}

export function memoryStorage(): MemoryStorage {
  const values: Record<AreaName, Map<string, unknown>> = { local: new Map(), session: new Map() };
  const listeners: Record<AreaName, Set<Listener>> = { local: new Set(), session: new Set() };

  const area = (name: AreaName): StorageArea => ({
    async get(keys) {
      const found = keys.filter((key) => values[name].has(key));
      return structuredClone(Object.fromEntries(found.map((key) => [key, values[name].get(key)])));
    },
    async keys() {
      return [...values[name].keys()];
    },
    async set(items) {
      const changed: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(items)) {
        if (value === undefined) continue;
        const before = values[name].get(key);
        if (before !== undefined && JSON.stringify(before) === JSON.stringify(value)) continue;
        // Nobody changes a filler, and copies of its 4 MiB would take most of the tests' time.
        const copy = (): unknown =>
          key === stored.filler ? value : JSON.parse(JSON.stringify(value));
        values[name].set(key, copy());
        changed[key] = copy();
      }
      if (Object.keys(changed).length > 0) tell(name, changed);
    },
    async remove(keys) {
      const gone = keys.filter((key) => values[name].delete(key));
      if (gone.length > 0) tell(name, Object.fromEntries(gone.map((key) => [key, undefined])));
    },
  });
  const tell = (name: AreaName, changes: Readonly<Record<string, unknown>>) => {
    for (const listener of listeners[name]) listener(changes);
  };

  return {
    local: area('local'),
    session: area('session'),
    changes: {
      subscribe(name, listener) {
        listeners[name].add(listener);
        return () => listeners[name].delete(listener);
      },
    },
    dump: (name) => Object.fromEntries(values[name]),
  };
}
