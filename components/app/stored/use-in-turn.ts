import type { z } from '@/lib/schema';
import { type Collection, useCollection } from './use-collection';

/** Reads the records with these ids; then all of the kind, once `rest` is true. */
export function useInTurn<Value>(
  prefix: string,
  schema: z.ZodMiniType<Value>,
  ids: readonly string[] | undefined,
  rest: boolean,
): { readonly shown: Collection<Value>; readonly complete: boolean } {
  const first = useCollection(prefix, schema, ids ?? null);
  const all = useCollection(prefix, schema, rest ? 'all' : null);
  return { shown: all ?? first, complete: all !== null };
}
