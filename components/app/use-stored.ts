import type { AreaName } from '@/lib/platform/ports';
import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useLayoutEffect, useState } from 'preact/hooks';
import { usePorts } from './ports';

export type Stored<Value> = Opened<Value> | { readonly kind: 'loading' };

const loading = { kind: 'loading' } as const;

/** A storage key as it is now, and again whenever it changes; null, and nothing is read. */
export function useStored<Value>(
  area: AreaName,
  key: string | null,
  schema: z.ZodMiniType<Value>,
): Stored<Value> {
  const ports = usePorts();
  const [stored, setStored] = useState<Stored<Value>>(loading);
  // Not after the first paint, as an effect would: what is read is what the page is for.
  useLayoutEffect(() => {
    if (key === null) return undefined;
    // A change that arrives before the first read is newer than what that read may bring.
    let superseded = false;
    // The same object to begin with, or the page would be drawn twice before it is painted.
    setStored(loading);
    const unsubscribe = ports.changes.subscribe(area, (changes) => {
      if (!(key in changes)) return;
      superseded = true;
      setStored(open(key, schema, changes[key]));
    });
    void ports[area].get([key]).then((values) => {
      if (!superseded) setStored(open(key, schema, values[key]));
    });
    return () => {
      superseded = true;
      unsubscribe();
    };
  }, [ports, area, key, schema]);
  return stored;
}
