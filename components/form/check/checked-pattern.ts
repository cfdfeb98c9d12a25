import { isPlainPattern } from '@/lib/form/is-plain-pattern';

/** In UTF-16 units. Even a plain pattern may take time that grows with the square of the text's length. */
const longest = 4000;

/**
 * The pattern that the browser is given to check a text with. Chromium gives up on a pattern that takes
 * too long. Firefox does not, and freezes all of Beckon; so Firefox gets only plain patterns, and none
 * beside a very long default. People can wait for what they typed or pasted themselves.
 */
export function checkedPattern(pattern: string | null, text: string): string | null {
  if (pattern === null || !import.meta.env.FIREFOX) return pattern;
  return isPlainPattern(pattern) && text.length <= longest ? pattern : null;
}
