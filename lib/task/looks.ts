import { z } from '@/lib/schema';
import { minute } from '@/lib/time';

/** When the person looked at home. Looks close together are one visit. */
export const looksSchema = z.object({
  /** When the visit before this one ended, in ms since the epoch. */
  before: z.number(),
  /** The last look of this visit. */
  latest: z.number(),
});

export type Looks = z.infer<typeof looksSchema>;

const oneVisit = 10 * minute;

/** Looks, after one more. The first ever has nothing before it. */
export function lookAgain(looks: Looks | null, now: number): Looks {
  return { before: lastTime(looks, now), latest: now };
}

/** When the person last looked, before the visit that is going on now. */
export function lastTime(looks: Looks | null, now: number): number {
  if (looks === null) return now;
  return now - looks.latest > oneVisit ? looks.latest : looks.before;
}
