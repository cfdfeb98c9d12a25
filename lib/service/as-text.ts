import { z } from '@/lib/schema';

/**
 * What a schema takes, read as its text: services write ids and states as other plain values, too.
 * @param longest the UTF-16 units it is cut to
 */
export function asText(schema: z.ZodMiniType, longest = Infinity) {
  return z.transform((value, { issues }) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push({ code: 'custom', input: value });
    // Half a character, which a cut may leave, too, is not given back by every storage as it was.
    return String(parsed.data).slice(0, longest).toWellFormed();
  });
}
