import { z } from '@/lib/schema';

/** A tool definition (interface §2); any JSON Schema is accepted as `parameters`, as it is. */
export const toolDefinitionSchema = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.string(),
    parameters: z.record(z.string(), z.unknown()),
  }),
});
