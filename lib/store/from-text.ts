import { z } from '@/lib/schema';

/**
 * A schema of the same value as JSON text.
 * @throws SyntaxError or ZodError for anything else, which makes an envelope broken for `open`
 */
export function fromText<Value>(schema: z.ZodMiniType<Value>) {
  return z.transform((text) => schema.parse(JSON.parse(String(text))));
}
