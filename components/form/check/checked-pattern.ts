import { isPlainPattern } from '@/lib/form/is-plain-pattern';

/** In UTF-16 units. Of a plain pattern, too, the time may grow with the square of the text. */
const longest = 4000;

/**
 * The pattern that the browser is given to check a text with. Chromium gives up on one that takes too
 * long; Firefox goes on for as long as it takes and freezes all of Beckon, so it gets plain ones alone,
 * and none beside a default that is very long. What people type or paste themselves they can wait for.
 */
export function checkedPattern(pattern: string | null, text: string): string | null {
  if (pattern === null || !import.meta.env.FIREFOX) return pattern;
  return isPlainPattern(pattern) && text.length <= longest ? pattern : null;
}
