import { type JsonObject, ownText } from '@/lib/json-object';
import { oneTimeCodeWords, secretWords } from './secret-words';
import { oneTimeCodeStems, secretStems, shortSecretWords } from './secret-words-abroad';

/** `masked`: dots, with a button to look. `shown`: a one-time code, to be compared while typing. */
export type Secrecy = 'none' | 'masked' | 'shown';

/** The accents that French, Spanish, Greek and others leave out in capitals, and the dot of a Turkish İ. */
const accents = /[\u0300-\u0304\u0307\u0308]/g;

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(accents, '').normalize();
}

// The space after a word is left for the word after it to begin with.
const find = (whole: readonly string[], stems: readonly string[]) =>
  new RegExp(withoutAccents(` (?:${whole.join('|')})s?(?= )|${stems.join('|')}`), 'g');
const oneTimeCode = find(oneTimeCodeWords, oneTimeCodeStems);
const secret = find([...secretWords, ...shortSecretWords], secretStems);
/** Nearly every text has neither, which is then known in one go. */
const either = new RegExp(`${oneTimeCode.source}|${secret.source}`);

/** How far into a text words are looked for, in UTF-16 units. */
const reach = 2000;

/** More marks than any script has on a letter: to order them takes the square of their number. */
const heaped = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;

/** What draws nothing: one of these inside a word would hide the word from us, and from nobody else. */
const undrawn = /\p{Default_Ignorable_Code_Point}+/gu;

/** Where a word begins within one, as in `apiKey` and `token1`. */
const seam = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/gu;
/** Where one may begin after capitals: in `APIToken` it does, in `PINcode` it does not. */
const afterCapitals = /(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu;

/** The words of a text in lower case, each between spaces: `apiKey` and `API_KEY` give ` api key `. */
function words(text: string): string {
  const drawn = withoutAccents(text.replaceAll(undrawn, '').replaceAll(heaped, '$1'));
  // One letter can be of eighteen in full.
  const apart = drawn.slice(0, text.length + reach).replaceAll(seam, ' ');
  return ` ${apart.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
}

/** What a text speaks of. One-time codes are taken out first: a "one-time password" is no password. */
function findSecrets(text: string): Secrecy {
  if (text === '') return 'none';
  // Both readings: nobody can tell which words are meant.
  const apart = text.replaceAll(afterCapitals, ' ');
  const found = words(apart === text ? text : `${text} ${apart}`);
  if (!either.test(found)) return 'none';
  const rest = found.replaceAll(oneTimeCode, ' ');
  return rest.search(secret) >= 0 ? 'masked' : 'shown';
}

/**
 * Whether a text speaks of a secret, in whole words: "shipping" is no PIN.
 * @param text its length is the caller's to bound
 */
export function speaksOfSecret(text: string): boolean {
  return findSecrets(text) !== 'none';
}

/** Whether a label says no more: what the code is of stands in the form's heading, if anywhere. */
function isJustCode(label: string): boolean {
  return label !== '' && words(label.slice(0, reach)).trim() === 'code';
}

/** What of a field may say that it is a secret. */
const telling = ['type', 'label', 'placeholder', 'autocomplete'];

/** How a field of a form is to be kept from other eyes. "PIN or one-time code" may be a PIN. */
export function readSecrecy(entry: JsonObject): Secrecy {
  let secrecy: Secrecy = isJustCode(ownText(entry, 'label')) ? 'shown' : 'none';
  // A form can be of a million fields: nothing is made for each of them.
  for (const key of telling) {
    const found = findSecrets(ownText(entry, key).slice(0, reach));
    if (found === 'masked') return found;
    if (found === 'shown') secrecy = found;
  }
  return secrecy;
}
