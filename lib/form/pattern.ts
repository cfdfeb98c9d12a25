/** As in code, between slashes, with its own `^` or `$` inside of them. */
const asInCode = /^\/(?:\^|.*[^\\]\$\/[a-z]*$)/s;

/** More than anybody writes, in UTF-16 units: one of megabytes takes minutes to compile. */
const longest = 2000;

/**
 * Whether a `pattern` is one to HTML (which compiles it under `v` and ignores what does not
 * compile). It is compiled here and never run: the browser caps its own matching, nothing caps ours.
 * One written as in code, between slashes, is valid, but no text begins after its first character, or
 * ends before its last: what it is for could not be answered at all.
 */
export function isValidPattern(pattern: string): boolean {
  if (pattern.length > longest || asInCode.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'v').unicodeSets;
  } catch {
    return false;
  }
}
