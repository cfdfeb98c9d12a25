import { moment, optional, z } from '@/lib/schema';
import { minute } from '@/lib/time';

/** When the person looked at home, in ms since the epoch. Looks close together are one visit. */
export const looksSchema = z.object({
  /** The last look of the visit before this one. */
  before: moment,
  /** The first look of this visit; missing in what earlier versions stored. */
  begun: optional(moment),
  /** The last look of this visit. */
  latest: moment,
});

export type Looks = z.infer<typeof looksSchema>;

/**
 * Counted from the first look of a visit. Otherwise a person who looks every few minutes would see a
 * whole day's news as new.
 */
export const oneVisit = 10 * minute;

/** The looks after one more. Before the very first there is none. */
export function lookAgain(looks: Looks | null, now: number): Looks {
  const begun = looks !== null && isSameVisit(looks, now) ? begunAt(looks) : now;
  return { before: lastTime(looks, now), begun, latest: now };
}

/** When the person last looked, before the visit that is going on now. */
export function lastTime(looks: Looks | null, now: number): number {
  if (looks === null) return now;
  // A look in the future is from before a clock was set back.
  return Math.min(isSameVisit(looks, now) ? looks.before : looks.latest, now);
}

function isSameVisit(looks: Looks, now: number): boolean {
  const since = now - begunAt(looks);
  return since >= 0 && since <= oneVisit;
}

function begunAt({ begun, latest }: Looks): number {
  return begun ?? latest;
}
