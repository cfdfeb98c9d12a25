import { z } from '@/lib/schema';

/**
 * Reads what a schema accepts as text: services write ids and states as numbers or booleans, too.
 * @param longest the UTF-16 units it is cut to
 */
export function asText(schema: z.ZodMiniType, longest = Infinity) {
  return z.transform((value, { issues }) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push({ code: 'custom', input: value });
    // Half a surrogate pair, which a cut may leave, is replaced: not every storage gives it back unchanged.
    return String(parsed.data).slice(0, longest).toWellFormed();
  });
}
