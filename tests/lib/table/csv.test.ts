import { toCsv } from '@/lib/table/csv';
import { cellText, tableOf } from '@/lib/table/table';
import { parseJson } from '@/lib/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv';

function csvOf(rows: readonly unknown[]): string {
  const table = tableOf(rows);
  return table === null ? '' : toCsv(table);
}

test('a table is a header and a line a row', () => {
  const rows = [
    { train: 'ICE 658', price: 54.9, note: 'Breakfast, "included"' },
    { train: 'IC 612', stops: ['Freiburg', 'Mannheim'] },
  ];
  expect(csvOf(rows)).toBe(
    [
      'train,price,note,stops',
      'ICE 658,54.9,"Breakfast, ""included""",',
      'IC 612,,,"[""Freiburg"",""Mannheim""]"',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+4912345', "'+4912345"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\nx', "'\nx"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("http://evil.example/","Book")', '\'=HYPERLINK("http://evil.example/","Book")'],
  ['a=1', 'a=1'],
  ["'=1", "'=1"],
  ['', ''],
])('the text %j becomes the harmless %j', (text, harmless) => {
  expect(readCsv(csvOf([{ a: text }]))).toEqual([['a'], [harmless]]);
});

/**
 * The cells as read by a spreadsheet that splits at `mark`, and honours quotes only at the start of
 * a cell.
 */
function cellsAt(mark: string, csv: string): string[] {
  const quoted = /^"(?:[^"]|"")*"/;
  const cells: string[] = [];
  for (let rest = csv; rest !== '';) {
    const whole = quoted.exec(rest)?.[0] ?? '';
    const end = [mark, '\r', '\n'].map((one) => rest.indexOf(one, whole.length));
    const length = Math.min(...end.filter((at) => at >= 0), rest.length);
    cells.push(rest.slice(0, length));
    rest = rest.slice(length + 1);
  }
  return cells;
}

test.each([';', '\t', ','])('no text begins a formula where a cell begins at %j', (mark) => {
  const tricks = [
    'b;=1+1;c',
    'b; "=1+1;c',
    'b\t=1+1\tc',
    'b\n=1+1;c',
    'b\r\n @SUM(A1)\tc',
    ['b;=1+1;c'],
    { 'b;-1': 1 },
  ];
  for (const trick of tricks) {
    const csv = csvOf([{ a: 'x', b: trick, c: -1 }, { a: trick }]);
    const wrong = cellsAt(mark, csv).filter((cell) => /^["\s]*[=+@-](?!1$)/.test(cell));
    expect(wrong).toEqual([]);
  }
});

test('a column is harmless too', () => {
  expect(readCsv(csvOf([{ '=cmd()': 1 }]))).toEqual([["'=cmd()"], ['1']]);
});

test('an empty cell that is alone in its row is no empty line', () => {
  expect(readCsv(csvOf([{ a: '' }, { a: null }, { a: 1 }]))).toEqual([['a'], [''], [''], ['1']]);
  expect(csvOf([{ a: '' }])).toBe('a\r\n""\r\n');
});

test('numbers stay numbers, with every digit', () => {
  const rows: unknown = parseJson('[[-5,-1234567890123456789]]');
  const table = { columns: ['a', 'b'], rows: Array.isArray(rows) ? rows : [] };
  expect(toCsv(table)).toBe('a,b\r\n-5,-1234567890123456789\r\n');
});

const danger = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ' ',
  '"',
  ',',
  ';',
  "'",
  '＝',
  'a',
);
const text = fc.oneof(
  fc.array(danger).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
const rows = fc.array(
  fc.oneof(
    fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text))),
    fc.jsonValue(),
  ),
  { minLength: 1 },
);

test('whatever the rows, every cell comes back, and none begins a formula', () => {
  fc.assert(
    fc.property(rows, (rows) => {
      const table = tableOf(rows);
      fc.pre(table !== null && table.columns.length > 0);
      const cells = [table.columns, ...table.rows];
      const back = readCsv(toCsv(table));
      expect(back.map(({ length }) => length)).toEqual(cells.map(({ length }) => length));
      const wrong = cells.flatMap((row, index) =>
        row.filter((cell, column) => {
          const read = back[index]?.[column];
          // Behind a negative number a text may have an apostrophe, as the test below has it.
          const isGuarded = column === 1 && isNegative(row[0]) && read?.startsWith("'") === true;
          return !isFaithful(cell, read) && !(isGuarded && isFaithful(cell, read.slice(1)));
        }),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

function isNegative(cell: unknown): boolean {
  return typeof cell === 'number' && cell < 0;
}

function isFaithful(cell: unknown, read: string | undefined): boolean {
  const text = cellText(cell).replaceAll(
    /(?<=[;\t\r\n])(?=(?:[^\S;\t\r\n]|")*[=+\-@＝＋－＠])/g,
    "'",
  );
  const begins = typeof cell === 'string' && /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text);
  return read === (begins ? `'${text}` : text);
}

test('a negative number and the text behind it are no formula where commas are decimal', () => {
  const rows = [
    { a: -12, b: "2+cmd|' /C calc'!A0" },
    { a: -1.5e3, b: 2 },
    { a: -1, b: '2026-01-01' },
    { a: 1, b: '2+3' },
  ];
  expect(csvOf(rows).split('\r\n').slice(1, 5)).toEqual([
    "-12,'2+cmd|' /C calc'!A0",
    '-1500,2',
    '-1,2026-01-01',
    '1,2+3',
  ]);
});
