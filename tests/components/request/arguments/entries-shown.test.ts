import { entriesShown } from '@/components/request/arguments/entries-shown';
import { expect, test } from 'vitest';

const list = (length: number, item: (index: number) => unknown = String) =>
  Array.from({ length }, (_, index) => item(index));

test('all of what a person can read', () => {
  const value = { order: 17, lines: [{ sku: 'A4' }, null] };
  const { lines } = value;
  expect([...entriesShown(value)]).toEqual([
    [value, { entries: Object.entries(value), hidden: 0 }],
    [lines, { entries: [...lines.entries()], hidden: 0 }],
    [lines[0], { entries: [['sku', 'A4']], hidden: 0 }],
  ]);
});

test('200 of one list, and only they are looked at', () => {
  const value = list(5000);
  Object.defineProperty(value, 200, {
    get() {
      throw new Error('It is not drawn.');
    },
  });
  const shown = entriesShown(value).get(value);
  expect(shown?.entries).toHaveLength(200);
  expect(shown?.hidden).toBe(4800);
});

test('1,000 of all together, those near the top first', () => {
  const value = list(200, () => list(200, () => list(200)));
  const shown = entriesShown(value);
  const counts = [...shown.values()].map(({ entries }) => entries.length);
  expect(counts.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  expect(counts.slice(5).every((count) => count === 0)).toBe(true);
  expect(shown.get(value[7])).toEqual({ entries: [], hidden: 200 });
});

test('nothing of a plain value', () => {
  expect(entriesShown('text').size).toBe(0);
});
