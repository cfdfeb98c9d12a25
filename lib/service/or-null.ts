import { z } from '@/lib/schema';

/** A value that is worth having but not worth failing for: null when absent or of another shape. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.transform((value: unknown) => schema.safeParse(value).data ?? null);
}
