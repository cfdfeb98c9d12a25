import { stringifyJson } from '@/lib/json';

/** JSON laid out for reading; on one line where it is nested too deeply to be read anyway. */
export function layOut(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch (error) {
    if (error instanceof RangeError) return stringifyJson(value);
    throw error;
  }
}
