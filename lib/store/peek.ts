/**
 * The text at a path within a stored value; undefined for none. For use before the code that parses
 * stored values has loaded. A wrong text only means that a key is read which nobody needs.
 */
export function peek(stored: unknown, ...path: readonly string[]): string | undefined {
  let value = stored;
  for (const key of path) value = Reflect.get(Object(value), key);
  return typeof value === 'string' ? value : undefined;
}

/** The members of a stored value's list, as texts; none if there is no list. For the same use. */
export function peekAll(stored: unknown, key: string): readonly string[] {
  const list: unknown = Reflect.get(Object(stored), key);
  return Array.isArray(list) ? list.map(String) : [];
}
