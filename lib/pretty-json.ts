import { stringifyJson } from './json';

/** JSON for people, indented; on one line when it is nested too deeply for that. */
export function prettyJson(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return stringifyJson(value);
  }
}
