import { nullable, z } from '@/lib/schema';

/** Where the side panel should go. Read once, removed. */
export const intentSchema = z.object({
  /** A hash of lib/route. */
  route: z.string(),
  /** The browser window whose panel is meant; null for whichever there is. */
  window: nullable(z.number()),
});
