import { z } from '@/lib/schema';
import { abilitiesSchema } from '@/lib/service/extras/abilities';

/** What a connection's service has beyond the interface, as found at that address. */
export const storedAbilitiesSchema = z.object({
  /** They hold while it is the connection's. */
  baseUrl: z.string(),
  has: abilitiesSchema,
});
