import { checkLength, firstProblem, isChecked } from '@/lib/form/problem';
import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

const order = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;

test('of several problems what was meant is told before what is wrong with it', () => {
  for (const [index, first] of order.entries()) {
    const flags = Object.fromEntries(order.slice(index).map((flag) => [flag, true]));
    expect(firstProblem(flags)).toBe(first);
  }
  expect(firstProblem({})).toBeNull();
  expect(firstProblem({ tooLong: false })).toBeNull();
});

test.each([
  [{ type: 'text' }, true],
  [{ type: 'text', readonly: true }, false],
  [{ type: 'text', disabled: true }, false],
  ['junk', false],
])('whether %j is checked: %s', (entry, checked) => {
  expect(isChecked(readField(entry, 0))).toBe(checked);
});

test.each(['text', 'password', 'textarea'])('a %s is as long as it may be, or flagged', (type) => {
  const problem = (text: string, lengths: object) =>
    firstProblem(checkLength(readField({ type, ...lengths }, 0), text));
  const lengths = { minLength: 2, maxLength: 3 };
  expect(['a', 'ab', 'abc', 'abcd'].map((text) => problem(text, lengths))).toEqual([
    'tooShort',
    null,
    null,
    'tooLong',
  ]);
  expect(problem('', lengths)).toBeNull();
  expect(problem('a', {})).toBeNull();
});

test('what has no length has none that is wrong', () => {
  const field = readField({ type: 'number', minLength: 2, maxLength: 3 }, 0);
  expect(firstProblem(checkLength(field, '1'))).toBeNull();
});
