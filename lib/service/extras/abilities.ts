import { z } from '@/lib/schema';

/** What a service has beyond the documented interface (service notes, last section). */
export const abilitiesSchema = z.object({
  check: z.boolean(),
  tasks: z.boolean(),
  result: z.boolean(),
  stopRun: z.boolean(),
  stopTask: z.boolean(),
});

export type Abilities = z.infer<typeof abilitiesSchema>;
