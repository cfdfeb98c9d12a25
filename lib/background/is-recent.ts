import { minute } from '@/lib/time';

/** A request that comes so soon after another belongs to the same burst, and makes no sound of its own. */
const sameBurst = minute;

/**
 * Whether a moment (ms since the epoch) is less than `span` ms ago; never, if there is none. Without a
 * `span`: whether what was told then is of the same burst as what is told now. A moment to come is not
 * recent: it is from before the clock was set back.
 */
export function isRecent(at: number | null | undefined, now: number, span = sameBurst): boolean {
  return at != null && at <= now && now - at < span;
}
