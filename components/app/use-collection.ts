import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useFail } from './boundary';
import { usePorts } from './ports';

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
  const { local, known, changes } = usePorts();
  const fail = useFail();
  const merge = useMemo(() => merging(prefix, schema), [prefix, schema]);
  const first = useMemo(() => {
    const values = Array.isArray(which)
      ? known(
          'local',
          which.map((id) => prefix + id),
        )
      : null;
    return { collection: values && merge(null, Object.entries(values)) };
  }, [known, prefix, merge, which]);
  const [latest, setLatest] = useState({ after: first, collection: first.collection });
  // A plain effect would start reading only after the first paint, and the page has nothing to show before.
  useLayoutEffect(() => {
    if (which === null) return undefined;
    let left = false;
    let read = first.collection !== null;
    // What changes while the first read is under way is newer than what that read brings.
    const early = new Map<string, unknown>();
    const add = (values: Iterable<readonly [string, unknown]>) =>
      setLatest((before) => {
        const collection = before.after === first ? before.collection : first.collection;
        return { after: first, collection: merge(collection, values) };
      });
    const unsubscribe = changes.subscribe('local', (changed) => {
      const ours = Object.entries(changed).filter(([key]) => key.startsWith(prefix));
      if (ours.length === 0) return;
      if (read) add(ours);
      else for (const [key, raw] of ours) early.set(key, raw);
    });
    const ask = async () => {
      const keys = which === 'all' ? await local.keys() : which.map((id) => prefix + id);
      const values = await local.get(keys.filter((key) => key.startsWith(prefix)));
      if (left) return;
      read = true;
      add(new Map([...Object.entries(values), ...early]));
    };
    const failed = (failure: unknown) => {
      if (!left) fail(failure);
    };
    if (!read) ask().catch(failed);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [local, changes, prefix, merge, which, first, fail]);
  return latest.after === first ? latest.collection : first.collection;
}

/** Splits what is stored into the records and the ids of those that do not parse. */
export function split<Value>(stored: NonNullable<Collection<Value>>) {
  const opened = [...stored];
  return {
    records: opened.flatMap(([, one]) => (one.kind === 'ok' ? [one.value] : [])),
    broken: opened.flatMap(([id, one]) => (one.kind === 'broken' ? [id] : [])),
  };
}

/** Makes a function that opens stored values and lays them over the collection before. */
function merging<Value>(prefix: string, schema: z.ZodMiniType<Value>) {
  return (before: Collection<Value>, values: Iterable<readonly [string, unknown]>) => {
    const after = new Map(before);
    for (const [key, raw] of values) {
      const opened = open(key, schema, raw);
      const id = key.slice(prefix.length);
      if (opened.kind === 'missing') after.delete(id);
      else after.set(id, opened);
    }
    return after;
  };
}
