import { isObject, own } from '@/lib/json-object';
import { stringifyJson } from '@/lib/json';

/** Rows of any JSON as a table. A cell is undefined where its row has no such member. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** The column for rows that are no objects, and so have no names of their own. */
const only = 'value';

/** Rows that share few columns would fill the memory with empty cells. */
const mostCells = 1_000_000;

/**
 * The members of each row side by side, columns in the order they are first seen; null when that would
 * be more than a million cells.
 */
export function tableOf(rows: readonly unknown[]): Table | null {
  const objects = rows.map((row) => (isObject(row) ? row : { [only]: row }));
  const columns = [...new Set(objects.flatMap((row) => Object.keys(row)))];
  if (columns.length * rows.length > mostCells) return null;
  return { columns, rows: objects.map((row) => columns.map((column) => own(row, column))) };
}

/** A cell in words: text as it is, nothing for null, anything else as JSON. */
export function cellText(cell: unknown): string {
  if (cell === undefined || cell === null) return '';
  return typeof cell === 'string' ? cell : stringifyJson(cell);
}
