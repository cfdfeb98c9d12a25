import type { z } from '@/lib/schema';
import { type Collection, useCollection } from './use-collection';

/** Some records of a kind, then, once the rest may be read, all. */
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
