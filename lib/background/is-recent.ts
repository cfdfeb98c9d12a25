import { minute } from '@/lib/time';

/** A request that comes so soon after another belongs to the same burst, and makes no sound of its own. */
const sameBurst = minute;

/**
 * Whether what was told at a moment, if at all, is of the same burst as what is told now; or was told,
 * done or read less than `span` ms ago. A moment to come is from before the clock was set back.
 */
export function isRecent(at: number | null | undefined, now: number, span = sameBurst): boolean {
  return at != null && at <= now && now - at < span;
}
