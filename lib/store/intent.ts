import { ms, nullable, z } from '@/lib/schema';

/** Where the side panel should go. Read once, removed. */
export const intentSchema = z.object({
  /** A hash of lib/route. */
  route: z.string(),
  /** When that was asked for, in ms since the epoch. */
  at: ms,
  /** The browser window whose panel is meant; null for whichever there is. */
  window: nullable(z.number()),
});
