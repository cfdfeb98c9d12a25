import { cellText, tableOf } from '@/lib/table/table';
import { parseJson } from '@/lib/json';
import { expect, test } from 'vitest';

test('columns come in the order they are first seen', () => {
  expect(tableOf([{ b: 1 }, { a: 2, b: 3 }, { c: 4, a: 5 }])).toEqual({
    columns: ['b', 'a', 'c'],
    rows: [
      [1, undefined, undefined],
      [3, 2, undefined],
      [undefined, 5, 4],
    ],
  });
});

test('what is no object has a column of its own', () => {
  expect(tableOf(['x', 7, null, [1], { value: 'y', a: 1 }])).toEqual({
    columns: ['value', 'a'],
    rows: [
      ['x', undefined],
      [7, undefined],
      [null, undefined],
      [[1], undefined],
      ['y', 1],
    ],
  });
});

test('no rows are no columns', () => {
  expect(tableOf([])).toEqual({ columns: [], rows: [] });
  expect(tableOf([{}])).toEqual({ columns: [], rows: [[]] });
});

test('names that objects inherit are columns like others', () => {
  const rows: unknown = parseJson('[{"__proto__":1,"constructor":"x"},{"toString":2}]');
  expect(Array.isArray(rows) && tableOf(rows)).toEqual({
    columns: ['__proto__', 'constructor', 'toString'],
    rows: [
      [1, 'x', undefined],
      [undefined, undefined, 2],
    ],
  });
});

test.each([
  ['text', 'text'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [-7.5, '-7.5'],
  [true, 'true'],
  [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
  [parseJson('1234567890123456789'), '1234567890123456789'],
])('%j reads %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

test('rows that share nothing are no table once that would be a million cells', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ [`column ${index}`]: index }));
  expect(tableOf(rows)?.columns).toHaveLength(1000);
  expect(tableOf([...rows, { another: 1 }])).toBeNull();
});
