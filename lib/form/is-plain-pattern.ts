const most = 2;

/**
 * Whether matching a pattern is quick, whatever the text: it has no groups and at most two parts of
 * varying length, so there are few ways to try. Escapes and classes may make it look slower than it is,
 * never quicker.
 */
export function isPlainPattern(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\[^]/g, '');
  const varying = plain.match(/[*+?]|\{\d*,\d*\}/g) ?? [];
  return !plain.includes('(') && varying.length <= most;
}
