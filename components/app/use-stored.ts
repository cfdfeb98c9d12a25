import type { AreaName } from '@/lib/ports';
import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useFail } from './boundary';
import { type PagePorts, usePorts } from './ports';

export type Stored<Value> = Opened<Value> | { readonly kind: 'loading' };

/** The value of a storage key, now and whenever it changes. With null as the key nothing is read. */
export function useStored<Value>(
  area: AreaName,
  key: string | null,
  schema: z.ZodMiniType<Value>,
): Stored<Value> {
  const ports = usePorts();
  const fail = useFail();
  const first = useMemo(() => openKnown(ports, area, key, schema), [ports, area, key, schema]);
  const [latest, setLatest] = useState({ after: first, stored: first });
  // A plain effect would start reading only after the first paint, and the page has nothing to show before.
  useLayoutEffect(() => {
    if (key === null) return undefined;
    // A change that arrives before the first read is newer than what that read may bring.
    let superseded = false;
    const set = (raw: unknown) => setLatest({ after: first, stored: open(key, schema, raw) });
    const unsubscribe = ports.changes.subscribe(area, (changes) => {
      if (!(key in changes)) return;
      superseded = true;
      set(changes[key]);
    });
    if (first.kind === 'loading') {
      const failed = (failure: unknown) => {
        if (superseded) return;
        if (area === 'local') return fail(failure);
        // Without the disk a page can say nothing true; without what is in memory, it only says less.
        reportError(failure);
        set(undefined);
      };
      void ports[area].get([key]).then((values) => {
        if (!superseded) set(values[key]);
      }, failed);
    }
    return () => {
      superseded = true;
      unsubscribe();
    };
  }, [ports, area, key, schema, first, fail]);
  return latest.after === first ? latest.stored : first;
}

function openKnown<Value>(
  { known }: PagePorts,
  area: AreaName,
  key: string | null,
  schema: z.ZodMiniType<Value>,
): Stored<Value> {
  const values = key === null ? null : known(area, [key]);
  if (key === null || values === null) return { kind: 'loading' };
  return open(key, schema, values[key]);
}
