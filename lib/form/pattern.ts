/** A pattern written as in code, between slashes, with `^` or `$` inside them. */
const asInCode = /^\/(?:\^|.*[^\\]\$\/[a-z]*$)/s;

/** More than anybody writes, in UTF-16 units: one of megabytes takes minutes to compile. */
const longest = 2000;

/**
 * Whether HTML takes a `pattern` (it compiles it with the flag `v`, and ignores what does not compile).
 * It is compiled here and never run: the browser limits its own matching, nothing limits ours. One
 * written as in code, between slashes, compiles, but is refused: no text begins after its first character
 * or ends before its last, so nobody could fill in the field.
 */
export function isValidPattern(pattern: string): boolean {
  if (pattern.length > longest || asInCode.test(pattern)) return false;
  try {
    return new RegExp(pattern, 'v').unicodeSets;
  } catch {
    return false;
  }
}
