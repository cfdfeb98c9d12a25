/** A file name with an id of somebody else's in it: letters, digits, `-` and `_` of it, at most 60. */
export function fileName(kind: string, id: string, extension: 'json' | 'csv'): string {
  const safe = id.replaceAll(/[^\w-]+/g, '-').slice(0, 60);
  return `${kind}-${safe}.${extension}`;
}
