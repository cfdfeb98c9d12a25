/** Hebrew, Arabic and their like, without the digits of Arabic and Persian, which run the other way. */
const leftward = String.raw`\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefe`;

/** Where these are followed by what runs the other way: the letters of any other script, or a number. */
const turns = new RegExp(
  String.raw`[${leftward}][^\n${leftward}]*(?![${leftward}])[\p{L}\p{N}]`,
  'gu',
);

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
