import { z } from '@/lib/schema';

/**
 * An open call's parameters. They lie in storage as JSON text, because the browser's storage sorts
 * the keys of objects (and drops what is nested deeper than a hundred levels), while an answer
 * echoes each field as it came. Written with `stringifyJson` and read with `parseJson` of lib/json.
 */
export const storedCallSchema = z.object({
  /** Whose they are: the record and its call are two keys, read one after the other. */
  toolCallId: z.string(),
  toolName: z.string(),
  /** JSON text; null when the call came without parameters. */
  parameters: z.nullable(z.string()),
});
