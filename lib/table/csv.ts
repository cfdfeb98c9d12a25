import { cellText, type Table } from './table';

/**
 * What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"), the full-width forms
 * of East Asian keyboards included.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Where a formula begins inside a text. A spreadsheet that splits at something else than commas, as
 * most in Europe do, and any that text is pasted into, heeds only quotes at the beginning of what it
 * takes for a cell.
 */
const formulaWithin = /(?<=[;\t\r\n])(?=(?:[^\S;\t\r\n]|")*[=+\-@＝＋－＠])/g;

/**
 * A negative number and the text behind it. Where commas are decimal, `-1,2+cmd` is one cell and a formula.
 */
const formulaAcross = /^(-[\d.eE+-]+,)(?=\d)(?![\d.eE+-]*(?:,|$))/;

/**
 * A table as CSV (RFC 4180). Text that a spreadsheet would run as a formula, column names included, gets
 * an apostrophe in front of the formula; JSON numbers stay numbers, negative ones too.
 */
export function toCsv({ columns, rows }: Table): string {
  return [columns, ...rows].map((cells) => `${record(cells)}\r\n`).join('');
}

function record(cells: readonly unknown[]): string {
  // A lone empty field would be an empty line, which readers skip.
  if (cells.length === 1 && cellText(cells[0]) === '') return '""';
  return cells.map(field).join(',').replace(formulaAcross, "$1'");
}

function field(cell: unknown): string {
  const text = cellText(cell).replaceAll(formulaWithin, "'");
  const safe = typeof cell === 'string' && formula.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
