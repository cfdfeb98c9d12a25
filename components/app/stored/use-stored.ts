import type { AreaName } from '@/lib/ports';
import type { z } from '@/lib/schema';
import { open, type Opened } from '@/lib/store/envelope';
import { useMemo } from 'preact/hooks';
import { type Reading, useReading } from './use-reading';

export type Stored<Value> = Opened<Value> | { readonly kind: 'loading' };

const loading = { kind: 'loading' } as const;

/** The value of a storage key, now and whenever it changes. With null as the key nothing is read. */
export function useStored<Value>(
  area: AreaName,
  key: string | null,
  schema: z.ZodMiniType<Value>,
): Stored<Value> {
  const reading = useMemo<Reading<Opened<Value>> | null>(
    () =>
      key === null
        ? null
        : {
            area,
            keys: [key],
            isOurs: (one) => one === key,
            merge: (_, values) => open(key, schema, values[key]),
          },
    [area, key, schema],
  );
  return useReading(reading) ?? loading;
}
