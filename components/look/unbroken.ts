/** Where lines can break: at spaces, and in scripts without them (Thai to Burmese, Khmer, East Asian). */
const breaks = /[\s\u0e00-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

/** More than any word or usual address has, in UTF-16 units. */
const longest = 2_000;

/**
 * Whether a text has a long run with nowhere to break. The time Chromium takes to wrap joined letters,
 * Arabic say, grows with the square of their number: 200,000 keep a page from answering for 6 s.
 */
export function isUnbroken(text: string): boolean {
  return text.split(breaks).some(({ length }) => length > longest);
}
