import { z } from '@/lib/schema';
import { abilitiesSchema } from '@/lib/service/extras/abilities';

/** What a connection's service has beyond the interface, as found at `baseUrl`. */
export const storedAbilitiesSchema = z.object({
  /** The abilities hold only while this is the connection's address. */
  baseUrl: z.string(),
  has: abilitiesSchema,
});
