/**
 * The text at a path within a stored value, read before there is code that could parse it; undefined
 * for none. All that can come of a wrong one is a key that nobody reads.
 */
export function peek(stored: unknown, ...path: readonly string[]): string | undefined {
  let value = stored;
  for (const key of path) value = Reflect.get(Object(value), key);
  return typeof value === 'string' ? value : undefined;
}
