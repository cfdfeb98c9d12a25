import { stringifyJson } from '@/lib/json';
import { isObject } from '@/lib/json-object';

/**
 * The `input` of an answer to a form (interface §4.4): each entry as it arrived, with its `value`.
 * @param values the JSON text of each entry's value by index; null leaves the entry as it is.
 */
export function buildInput(
  entries: readonly unknown[],
  values: readonly (string | null)[],
): string {
  return `[${entries.map((entry, index) => echo(entry, values[index] ?? null)).join(',')}]`;
}

/** Written member by member, because a value is JSON text already: numbers keep every digit. */
function echo(entry: unknown, value: string | null): string {
  if (value === null || !isObject(entry)) return stringifyJson(entry);
  const members = Object.keys(entry).map(
    (key) => `${JSON.stringify(key)}:${key === 'value' ? value : stringifyJson(entry[key])}`,
  );
  if (!Object.hasOwn(entry, 'value')) members.push(`"value":${value}`);
  return `{${members.join(',')}}`;
}
