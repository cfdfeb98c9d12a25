/** A result's file name, with at most 60 letters, digits, `-` and `_` of an id that somebody else chose. */
export function fileName(id: string, extension: 'json' | 'csv'): string {
  const safe = id.replaceAll(/[^\w-]+/g, '-').slice(0, 60);
  return `result-${safe}.${extension}`;
}
