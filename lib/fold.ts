const marks = /\p{M}+/gu;

/** A text to compare others with: letters are the same whatever their case or accents, and ß is ss. */
export function fold(text: string): string {
  // Marks go before normalising, too: the time to order a heap of marks grows with the square
  // of their number.
  const bare = text.replaceAll(marks, '').normalize('NFKD');
  return bare.replaceAll(marks, '').toUpperCase();
}
