import { moment, nullable, z } from '@/lib/schema';
import { minute } from '@/lib/time';

/** Where the side panel should go. Removed once the panel has read it. */
export const intentSchema = z.object({
  /** A hash of lib/route. */
  route: z.string(),
  /** When that was asked for, in ms since the epoch. */
  at: moment,
  /** The browser window whose panel is meant; null for any panel. */
  window: nullable(z.number()),
});
export type Intent = z.infer<typeof intentSchema>;

/**
 * How long an intent holds. The panel may have been closed before it read the intent, and a person who
 * opens a panel later wants something else.
 */
const fresh = minute;

/**
 * Where the panel of a browser window is meant to go; null for nowhere.
 * @param here that window's id; null while nobody knows it
 * @param now in ms since the epoch
 */
export function routeFor(intent: Intent, here: number | null, now: number): string | null {
  const isMeant = here !== null && (intent.window ?? here) === here && now < intent.at + fresh;
  return isMeant ? intent.route : null;
}
