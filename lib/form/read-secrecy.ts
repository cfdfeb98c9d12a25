import { type JsonObject, ownText } from '@/lib/json-object';
import { findSecrets, reach, type Secrecy, spacedWords } from './secrecy';

/** Whether a label says only "code": what the code is of is in the form's heading, if anywhere. */
function isJustCode(label: string): boolean {
  return label !== '' && spacedWords(label.slice(0, reach)).trim() === 'code';
}

/** The properties of a field that may say it is a secret. */
const telling = ['type', 'label', 'placeholder', 'autocomplete'];

/** How a field's value is hidden from other people's eyes. "PIN or one-time code" may be a PIN. */
export function readSecrecy(entry: JsonObject): Secrecy {
  let secrecy: Secrecy = isJustCode(ownText(entry, 'label')) ? 'shown' : 'none';
  // A form can have a million fields: no array or object is made for each of them.
  for (const key of telling) {
    const found = findSecrets(ownText(entry, key).slice(0, reach));
    if (found === 'masked') return found;
    if (found === 'shown') secrecy = found;
  }
  return secrecy;
}
