/** A text to compare others with: letters are the same whatever their case or accents, and ß is ss. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase();
}
