import { isPlainPattern } from '@/lib/form/is-plain-pattern';

/**
 * The pattern that the browser is given to check. Chromium gives up on one that takes too long;
 * Firefox goes on for as long as it takes and freezes all of Beckon, so it gets plain ones alone.
 */
export function checkedPattern(pattern: string | null): string | null {
  if (pattern === null || !import.meta.env.FIREFOX) return pattern;
  return isPlainPattern(pattern) ? pattern : null;
}
