import { z } from '@/lib/schema';

/** A value that is worth having but not worth failing for: null when absent or of another shape. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.nullable(schema), null);
}
