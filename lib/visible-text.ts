/** What can change or hide the text around it, or draws nothing and can spell out a message to an agent. */
const deceptive = new RegExp(
  [
    // Controls, direction overrides, invisible operators and tag characters.
    /(?![\t\n])[\p{Cc}\u202a-\u202e\u2061-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]/u,
    // Variation selectors where they change nothing: behind another one, or a letter without variants.
    /(?<=[\p{VS}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s])\p{VS}/u,
    /(?<!\p{Ideographic})[\u{e0100}-\u{e01ef}]/u,
    // The third and every further character in a row that draws nothing.
    /(?<=\p{DI}{2})\p{DI}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const plain = /^[\t\n -~]*$/;

/** The beginning of a text that draws nothing: ignorable characters, spaces, controls, Braille's blank. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\u2800]+/u;

/**
 * Whether a text has only what an English keyboard types. Most texts are like this: they can hide
 * nothing, and need none of the larger expressions.
 */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

/**
 * Agent-written text with every deceptive character shown by its number, as `‹U+202E›`. Line breaks
 * become `\n`; half surrogates become U+FFFD.
 */
export function showHidden(text: string): string {
  if (isPlain(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(deceptive, (character) => {
      const code = character.codePointAt(0) ?? 0;
      return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
    });
}

/** Whether a person would see nothing of the text. */
export function isInvisible(text: string): boolean {
  return fromVisible(text) === '';
}

/** A text from its first visible character on. */
export function fromVisible(text: string): string {
  // The quick test comes first: nearly every text begins with a visible letter, and this runs for each
  // option.
  return /^[!-~]/.test(text) ? text : text.replace(invisible, '');
}

/** At most `length` UTF-16 units of a text. A cut through a surrogate pair loses the whole character. */
export function beginning(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** One line of at most `length` UTF-16 units, an ellipsis marking a cut. */
export function oneLine(text: string, length: number): string {
  // Cut from the first word on. Otherwise blanks before it could be all that is left.
  const line = showHidden(text.trimStart().slice(0, length * 4))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length <= length ? line : `${beginning(line, length - 1)}…`;
}
