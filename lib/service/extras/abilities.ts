import { flag, z } from '@/lib/schema';

/** What a service has beyond the documented interface (service notes, last section). */
export const abilitiesSchema = z.object({
  check: flag,
  tasks: flag,
  result: flag,
  stopRun: flag,
  stopTask: flag,
});

export type Abilities = z.infer<typeof abilitiesSchema>;
