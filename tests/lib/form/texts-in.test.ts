import { textsIn } from '@/lib/form/texts-in';
import { expect, test } from 'vitest';

test('keys and texts come in their order, other values not at all', () => {
  const value = { b: ['x', 5, null, { c: 'y' }], a: 'z' };
  expect(textsIn(value, 100)).toBe('b\nx\nc\ny\na\nz\n');
  expect(textsIn(undefined, 100)).toBe('');
});

test('no more than asked for, however much there is', () => {
  expect(textsIn(['abc', 'defgh', 'i'], 6)).toBe('abc\nde');
  expect(
    textsIn(
      Array.from({ length: 100_000 }, () => 'x'.repeat(1000)),
      5000,
    ),
  ).toHaveLength(5000);
});

test('a list may be longer than a call takes arguments', () => {
  expect(
    textsIn(
      Array.from({ length: 1_000_000 }, () => 1),
      1_000_000,
    ),
  ).toBe('');
});

test('junk may be nested deeper than calls', () => {
  const depth = 100_000;
  const junk: unknown = JSON.parse(`${'['.repeat(depth)}"x"${']'.repeat(depth)}`);
  expect(textsIn(junk, 10)).toBe('x\n');
});
