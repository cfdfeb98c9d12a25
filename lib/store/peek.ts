/**
 * The text at a path within a stored value; undefined for none. For use before the code that parses
 * stored values has loaded. A wrong text only means that a key is read which nobody needs.
 */
export function peek(stored: unknown, ...path: readonly string[]): string | undefined {
  let value = stored;
  for (const key of path) value = Reflect.get(Object(value), key);
  return typeof value === 'string' ? value : undefined;
}
