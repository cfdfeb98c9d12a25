import { z } from '@/lib/schema';

/** One answered field as it may be kept: secrets are dots already. */
const answeredFieldSchema = z.object({ label: z.string(), text: z.string() });

export const answeredFieldsSchema = z.array(answeredFieldSchema);

export type AnsweredField = z.infer<typeof answeredFieldSchema>;
