/** Where Hebrew, Arabic and their like are followed by what runs the other way; numbers do, too. */
const turns =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe][^\n\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]*[a-z\d]/gi;

/** More than anybody writes in one paragraph. */
const most = 4_000;

/**
 * Whether a paragraph changes direction thousands of times, as JSON on one line with Arabic words does. The
 * time Chromium takes to order its parts grows with the square of their number: with 30,000, a page does not
 * answer for 15 s at each key.
 */
export function isTurning(text: string): boolean {
  return text.split('\n').some((paragraph) => (paragraph.match(turns)?.length ?? 0) > most);
}
