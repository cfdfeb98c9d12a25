import { isRawNumber } from './json.ts';

/** A JSON object as an agent wrote it, with keys of every kind, `__proto__` and `constructor` among them. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for what JSON calls an object: no array, no null, no number kept as text. */
export function isObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumber(value)
  );
}

/** A value that is an object; an empty one for anything else. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** An object's own member; what it inherits (`constructor`, say) was never sent. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A member that is text; '' for anything else. */
export function ownText(object: JsonObject, key: string): string {
  const value = own(object, key);
  return typeof value === 'string' ? value : '';
}
