import { isRawNumber } from '@/lib/json';
import { isInvisible } from '@/lib/visible-text';

/** A number an agent wrote as a number; a string is no number here. Null for anything else. */
export function readNumber(value: unknown): number | null {
  const number = isRawNumber(value) ? Number(value.rawJSON) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Text, or a number or boolean as text. Null for anything else. */
export function readText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isRawNumber(value) ? value.rawJSON : null;
}

/**
 * Like `readText`, but null for invisible text, too. Half a surrogate pair becomes U+FFFD, as storage
 * makes it: otherwise what is stored under a label would not be found under it again.
 */
export function readVisible(value: unknown): string | null {
  const text = readText(value);
  return text === null || isInvisible(text) ? null : text.toWellFormed();
}

/** True, or the word for it. */
export function readFlag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true');
}
