import { z } from '@/lib/schema';

/** What a schema takes, read as its text: services write ids and states as other plain values, too. */
export function asText(schema: z.ZodMiniType) {
  return z.transform((value, { issues }) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) issues.push({ code: 'custom', input: value });
    return String(parsed.data);
  });
}
