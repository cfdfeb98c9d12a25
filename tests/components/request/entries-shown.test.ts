import { entriesShown } from '@/components/request/entries-shown';
import { expect, test } from 'vitest';

const list = (length: number, item: (index: number) => unknown = String) =>
  Array.from({ length }, (_, index) => item(index));

test('all of what a person can read', () => {
  const value = { order: 17, lines: [{ sku: 'A4' }, null] };
  expect(entriesShown(value)).toEqual(
    new Map<object, number>([
      [value, 2],
      [value.lines, 2],
      [value.lines[0]!, 1],
    ]),
  );
});

test('200 of one list', () => {
  const value = list(5000);
  expect(entriesShown(value).get(value)).toBe(200);
});

test('1,000 of all together, those near the top first', () => {
  const value = list(200, () => list(200, () => list(200)));
  const shown = entriesShown(value);
  expect(shown.get(value)).toBe(200);
  expect([...shown.values()].reduce((sum, share) => sum + share)).toBe(1000);
  expect(shown.size).toBe(5);
});

test('nothing of a plain value', () => {
  expect(entriesShown('text').size).toBe(0);
});
