import { flag, z } from '@/lib/schema';

/** What a service has beyond the documented interface, as some public servers do. */
export const abilitiesSchema = z.object({
  check: flag,
  tasks: flag,
  result: flag,
  stopRun: flag,
  stopTask: flag,
});

export type Abilities = z.infer<typeof abilitiesSchema>;
