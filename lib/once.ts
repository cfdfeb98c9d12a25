/**
 * Makes a value when it is first asked for, and keeps it.
 * @returns the function to ask with
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
