/** A file name with an id that somebody else chose: at most 60 letters, digits, `-` and `_` of it. */
export function fileName(kind: string, id: string, extension: 'json' | 'csv'): string {
  const safe = id.replaceAll(/[^\w-]+/g, '-').slice(0, 60);
  return `${kind}-${safe}.${extension}`;
}
