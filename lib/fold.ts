/** A text to compare others with: letters are the same whatever their case or accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
