const marks = /\p{M}+/gu;

/** Folds a text for comparison: letters are equal whatever their case or accents, and ß equals ss. */
export function fold(text: string): string {
  // Marks go before `normalize` too: to put n marks of a letter in order takes it n² steps.
  const bare = text.replaceAll(marks, '').normalize('NFKD');
  return bare.replaceAll(marks, '').toUpperCase();
}
