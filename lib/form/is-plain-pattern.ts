const most = 2;

/**
 * Whether matching a pattern is quick whatever it is compared with: no groups and at most two parts of
 * varying length, so that there are few ways to try. Escapes and classes may make it look worse than
 * it is, never better.
 */
export function isPlainPattern(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\[^]/g, '');
  const varying = plain.match(/[*+?]|\{\d*,\d*\}/g) ?? [];
  return !plain.includes('(') && varying.length <= most;
}
