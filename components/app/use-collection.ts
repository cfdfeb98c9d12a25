import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useLayoutEffect, useState } from 'preact/hooks';
import { usePorts } from './ports';

type Present<Value> = Exclude<Opened<Value>, { readonly kind: 'missing' }>;

/** What is stored under a prefix, by the rest of the key. Null until it has been read. */
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
  const { local, changes } = usePorts();
  const [collection, setCollection] = useState<Collection<Value>>(null);
  // Not after the first paint, as an effect would: what is read is what the page is for.
  useLayoutEffect(() => {
    if (which === null) return undefined;
    let left = false;
    // What changes while the first read is under way is newer than what that read brings.
    const early = new Map<string, unknown>();
    const merge = (values: Iterable<readonly [string, unknown]>) =>
      setCollection((before) => {
        const after = new Map(before);
        for (const [key, raw] of values) {
          const opened = open(key, schema, raw);
          const id = key.slice(prefix.length);
          if (opened.kind === 'missing') after.delete(id);
          else after.set(id, opened);
        }
        return after;
      });

    let read = false;
    const unsubscribe = changes.subscribe('local', (changed) => {
      const ours = Object.entries(changed).filter(([key]) => key.startsWith(prefix));
      if (ours.length === 0) return;
      if (read) merge(ours);
      else for (const [key, raw] of ours) early.set(key, raw);
    });
    const wanted =
      which === 'all'
        ? local.keys().then((keys) => keys.filter((key) => key.startsWith(prefix)))
        : Promise.resolve(which.map((id) => `${prefix}${id}`));
    void wanted
      .then((keys) => local.get(keys))
      .then((values) => {
        if (left) return;
        read = true;
        merge(new Map([...Object.entries(values), ...early]));
      });
    return () => {
      left = true;
      unsubscribe();
    };
  }, [local, changes, prefix, schema, which]);
  return collection;
}
