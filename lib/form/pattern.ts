/**
 * Whether a `pattern` is one to HTML (which compiles it under `v` and ignores what does not
 * compile). It is compiled here and never run: the browser caps its own matching, nothing caps ours.
 */
export function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'v').unicodeSets;
  } catch {
    return false;
  }
}
