import type { TextControl } from './controls';
import { type JsonObject, own } from '@/lib/json-object';
import { readNumber } from './scalar';

/** The longest length HTML's integers hold. */
const longest = 2_147_483_647;

/** `minLength` and `maxLength`; a pair that no text satisfies is ignored, and so is a maximum of 0. */
export function readLengths(entry: JsonObject): Pick<TextControl, 'minLength' | 'maxLength'> {
  const minLength = readLength(own(entry, 'minLength'));
  const maxLength = readLength(own(entry, 'maxLength')) || null;
  if (minLength !== null && maxLength !== null && maxLength < minLength) {
    return { minLength: null, maxLength: null };
  }
  return { minLength, maxLength };
}

function readLength(value: unknown): number | null {
  const length = readNumber(value);
  return length !== null && length >= 0 && length <= longest ? Math.trunc(length) : null;
}

/** A textarea's `rows` or `cols`, kept small enough for any page; null when it is no size. */
export function readSize(value: unknown, most: number): number | null {
  const size = readNumber(value);
  return size !== null && size >= 1 ? Math.min(Math.trunc(size), most) : null;
}
