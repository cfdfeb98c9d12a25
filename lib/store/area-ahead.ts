import type { AreaName, StorageArea, StorageChanges } from '@/lib/platform/ports';

type Values = Readonly<Record<string, unknown>>;

/** A storage area that can be asked before anybody reads. */
export interface AreaAhead extends StorageArea {
  /** Reads these now and keeps them for whoever reads them first. */
  askAhead(keys: readonly string[]): Promise<Values>;
}

/** What was asked ahead is handed out once, and only if it has not changed since it was asked for. */
export function areaAhead(area: StorageArea, name: AreaName, changes: StorageChanges): AreaAhead {
  const asked = new Map<string, Promise<Values>>();
  changes.subscribe(name, (changed) => {
    for (const key of Object.keys(changed)) asked.delete(key);
  });
  return {
    ...area,
    askAhead(keys) {
      const answer = area.get(keys);
      for (const key of keys) asked.set(key, answer);
      // Whoever reads it next asks again.
      answer.catch(() => keys.forEach((key) => asked.delete(key)));
      return answer;
    },
    async get(keys) {
      const answers = new Set(keys.flatMap((key) => asked.get(key) ?? []));
      const isAsked = keys.every((key) => asked.has(key));
      for (const key of keys) asked.delete(key);
      if (!isAsked) return area.get(keys);
      const values: Values = Object.assign({}, ...(await Promise.all(answers)));
      return Object.fromEntries(
        keys.filter((key) => key in values).map((key) => [key, values[key]]),
      );
    },
  };
}
