import { parseJson } from '@/lib/json';
import type { Output } from '@/lib/commands';

/** A result with its JSON parsed; large numbers stay as they were written. */
export interface ParsedResult {
  readonly status: string | null;
  readonly error: string | null;
  readonly output: unknown;
  readonly rows: readonly unknown[];
}

export function parseResult({ output, rows, ...about }: Output<'task.result'>): ParsedResult {
  const read: unknown = parseJson(rows);
  return {
    ...about,
    output: output === null ? null : parseJson(output),
    rows: Array.isArray(read) ? read : [],
  };
}
