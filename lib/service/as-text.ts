import { z } from '@/lib/schema';

/**
 * What a schema takes, read as its text: services write ids and states as other plain values, too.
 * @param longest the UTF-16 units it is cut to
 */
export function asText(schema: z.ZodMiniType, longest = Infinity) {
  return z.transform((value, { issues }) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push({ code: 'custom', input: value });
    const text = String(parsed.data);
    // What is cut may end in half a character, which a storage may not give back as it was.
    return text.length <= longest ? text : text.slice(0, longest).toWellFormed();
  });
}
