import { readFieldType } from './field-type';
import { type JsonObject, own, ownText } from './own';
import { oneTimeCodeWords, secretWords } from './secret-words';

/** `masked`: dots, with a button to look. `shown`: a one-time code, to be compared while typing. */
export type Secrecy = 'none' | 'masked' | 'shown';

const phrases = (words: readonly string[]) => new RegExp(` (?:${words.join('|')})s? `);
const oneTimeCode = phrases(oneTimeCodeWords);
const secret = phrases(secretWords);

/** How far into a text words are looked for, in UTF-16 units. */
const reach = 2000;

/** The words of a text in lower case, each between spaces: `apiKey` and `API_KEY` give ` api key `. */
function words(text: string): string {
  const apart = text.slice(0, reach).replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return ` ${apart.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** Whether a text speaks of a secret, in whole words: "shipping" is no PIN. */
export function speaksOfSecret(text: string): boolean {
  const found = words(text);
  return oneTimeCode.test(found) || secret.test(found);
}

/** How a field of a form is to be kept from other eyes. */
export function readSecrecy(entry: JsonObject): Secrecy {
  const texts = [ownText(entry, 'label'), ownText(entry, 'placeholder')];
  const found = words([...texts, ownText(entry, 'autocomplete')].join('\n'));
  const isPassword = readFieldType(own(entry, 'type')) === 'password';
  if (oneTimeCode.test(found)) return isPassword ? 'masked' : 'shown';
  return isPassword || secret.test(found) ? 'masked' : 'none';
}
