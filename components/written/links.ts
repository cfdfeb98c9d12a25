/** A piece of a text, which is a web address or what stands between two. */
export interface Part {
  readonly text: string;
  /** Where the piece begins in the whole text. */
  readonly start: number;
  readonly isLink: boolean;
}

const outside = /[\s<>"']/;
/** Characters that end a sentence, a quotation or Markdown's emphasis around an address. */
const trailing = '.,;:!?*_`…’”»';
const openings = new Map([
  [')', '('],
  [']', '['],
]);

/**
 * A text in pieces, in their order.
 * @param most how many addresses are looked for; what comes after them is one piece
 * @param until where the last address may begin: of a text of megabytes only a screenful is shown
 */
export function splitAtLinks(text: string, most = Infinity, until = Infinity): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  let left = most;
  for (const { index, 0: scheme } of text.matchAll(/https?:\/\//gi)) {
    if (left === 0 || index > until) break;
    // An address inside another is a part of that one.
    if (index < start) continue;
    const end = endOfLink(text, index + scheme.length);
    if (end === index + scheme.length) continue;
    if (index > start) parts.push({ text: text.slice(start, index), start, isLink: false });
    parts.push({ text: text.slice(index, end), start: index, isLink: true });
    start = end;
    left -= 1;
  }
  if (start < text.length) parts.push({ text: text.slice(start), start, isLink: false });
  return parts;
}

/** The end of the address whose host begins at `from`. */
function endOfLink(text: string, from: number): number {
  const open: string[] = [];
  let end = from;
  for (; end < text.length; end += 1) {
    const character = text.charAt(end);
    if (outside.test(character)) break;
    if (character === '(' || character === '[') open.push(character);
    // A bracket that was opened before the address is closed after it.
    const opening = openings.get(character);
    if (opening !== undefined && open.pop() !== opening) break;
  }
  // The slash before the host is none of them.
  while (trailing.includes(text.charAt(end - 1))) end -= 1;
  return end;
}
