import { parseJson } from '@/lib/json';
import type { Output } from '@/lib/messages';

/** A result with its JSON parsed; large numbers stay as they were written. */
export interface ReadResult {
  readonly status: string | null;
  readonly error: string | null;
  readonly output: unknown;
  readonly rows: readonly unknown[];
}

export function readResult({ output, rows, ...about }: Output<'task.result'>): ReadResult {
  const read: unknown = parseJson(rows);
  return {
    ...about,
    output: output === null ? null : parseJson(output),
    rows: Array.isArray(read) ? read : [],
  };
}
