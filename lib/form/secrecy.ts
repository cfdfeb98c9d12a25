import { once } from '@/lib/once';
import { oneTimeCodeWords, secretWords } from './secret-words';
import { oneTimeCodeStems, secretStems, shortSecretWords } from './secret-words-abroad';
import { isPlain } from '@/lib/visible-text';

/** `masked`: dots, with a button to look. `shown`: a one-time code, to be compared while typing. */
export type Secrecy = 'none' | 'masked' | 'shown';

/** The accents that French, Spanish, Greek and others leave out in capitals, and the dot of a Turkish İ. */
const accents = /[\u0300-\u0304\u0307\u0308]/g;

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(accents, '').normalize();
}

// The space after a word is not consumed, because the next word needs it to begin with. Made when a
// text is first looked at: most starts of the worker need none of them.
const find = (whole: readonly string[], stems: readonly string[]) =>
  once(() => new RegExp(withoutAccents(` (?:${whole.join('|')})s?(?= )|${stems.join('|')}`), 'g'));
const oneTimeCode = find(oneTimeCodeWords, oneTimeCodeStems);
const secret = find([...secretWords, ...shortSecretWords], secretStems);

/** How far into a field's texts words are looked for, in UTF-16 units. */
export const reach = 2000;

/**
 * More marks than any script has on a letter: the time to order them grows with the square
 * of their number.
 */
const heaped = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;

/**
 * Characters that draw nothing: inside a word, one would hide the word from this search, but
 * from no reader.
 */
const undrawn = /\p{Default_Ignorable_Code_Point}+/gu;

interface Letters {
  /** Where a new word begins inside another, as in `apiKey` and `token1`. */
  readonly seam: RegExp;
  /** Where one may begin after capitals: in `APIToken` it does, in `PINcode` it does not. */
  readonly afterCapitals: RegExp;
  /** What stands between words. */
  readonly between: RegExp;
}

/**
 * Nearly every text is plain. The browser compiles an expression when it is first used, and those for
 * all scripts take it more than a millisecond.
 */
const plainLetters: Letters = {
  seam: /(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])/g,
  afterCapitals: /(?<=[A-Z])(?=[A-Z][a-z]{2})/g,
  between: /[^A-Za-z0-9]+/g,
};

const allLetters: Letters = {
  seam: /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/gu,
  afterCapitals: /(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu,
  between: /[^\p{L}\p{M}\p{N}]+/gu,
};

function lettersOf(text: string): Letters {
  return isPlain(text) ? plainLetters : allLetters;
}

/** A text as it looks to a reader, whatever its letters are made of. */
function normal(text: string): string {
  if (isPlain(text)) return text;
  const drawn = withoutAccents(text.replaceAll(undrawn, '').replaceAll(heaped, '$1'));
  // Normalising may have made eighteen letters of one.
  return drawn.slice(0, text.length + reach);
}

/** The words of a text in lower case, each between spaces: `apiKey` and `API_KEY` give ` api key `. */
export function spacedWords(text: string): string {
  const { seam, between } = lettersOf(text);
  return ` ${normal(text).replaceAll(seam, ' ').toLowerCase().replaceAll(between, ' ')} `;
}

/**
 * Which kind of secret a text names. One-time codes are taken out first: a "one-time password"
 * is no password.
 */
export function findSecrets(text: string): Secrecy {
  if (text === '') return 'none';
  // Unsplit and split after capitals: nobody can tell which words are meant.
  const apart = text.replaceAll(lettersOf(text).afterCapitals, ' ');
  const found = spacedWords(apart === text ? text : `${text} ${apart}`);
  const rest = found.replaceAll(oneTimeCode(), ' ');
  if (rest.search(secret()) >= 0) return 'masked';
  return rest === found ? 'none' : 'shown';
}

/**
 * Whether a text speaks of a secret, in whole words: "shipping" is no PIN.
 * @param text the caller limits its length
 */
export function speaksOfSecret(text: string): boolean {
  return findSecrets(text) !== 'none';
}
