import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useMemo } from 'preact/hooks';
import { type Reading, useReading } from './use-reading';

type Present<Value> = Exclude<Opened<Value>, { readonly kind: 'missing' }>;

/** The records stored under a prefix, by the rest of their key. Null until they have been read. */
export type Collection<Value> = ReadonlyMap<string, Present<Value>> | null;

/**
 * The records on the disk whose key begins with `prefix`, now and whenever one changes.
 * @param which the rest of the keys to read; null to read none yet
 */
export function useCollection<Value>(
  prefix: string,
  schema: z.ZodMiniType<Value>,
  which: readonly string[] | 'all' | null = 'all',
): Collection<Value> {
  const reading = useMemo<Reading<NonNullable<Collection<Value>>> | null>(
    () =>
      which === null
        ? null
        : {
            area: 'local',
            keys: which === 'all' ? null : which.map((id) => prefix + id),
            isOurs: (key) => key.startsWith(prefix),
            merge(before, values) {
              const after = new Map(before);
              for (const [key, raw] of Object.entries(values)) {
                const opened = open(key, schema, raw);
                const id = key.slice(prefix.length);
                if (opened.kind === 'missing') after.delete(id);
                else after.set(id, opened);
              }
              return after;
            },
          },
    [prefix, schema, which],
  );
  return useReading(reading);
}

/** Splits what is stored into the records and the ids of those that do not parse. */
export function split<Value>(stored: NonNullable<Collection<Value>>) {
  const opened = [...stored];
  return {
    records: opened.flatMap(([, one]) => (one.kind === 'ok' ? [one.value] : [])),
    broken: opened.flatMap(([id, one]) => (one.kind === 'broken' ? [id] : [])),
  };
}
