import { checkLength, firstProblem, willValidate } from '@/lib/form/problem';
import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

test.each([
  // A half-typed number comes first: nothing else can be said of it.
  ['badInput', ['valueMissing', 'rangeUnderflow', 'stepMismatch']],
  ['valueMissing', ['tooShort', 'patternMismatch']],
  // The value must be an e-mail address before it can be the kind the agent wants.
  ['typeMismatch', ['patternMismatch', 'tooShort', 'tooLong']],
  // The length comes first: a pattern mostly says it too, but a message about the length is
  // shorter.
  ['tooShort', ['patternMismatch']],
  ['tooLong', ['patternMismatch']],
  // The value must be within the range before it can be on a step.
  ['rangeUnderflow', ['stepMismatch']],
  ['rangeOverflow', ['stepMismatch']],
] as const)('%s is told before %j', (first, others) => {
  const flags = Object.fromEntries([...others, first].map((flag) => [flag, true]));
  expect(firstProblem(flags)).toBe(first);
});

test('where nothing is wrong, nothing is told', () => {
  expect(firstProblem({})).toBeNull();
  expect(firstProblem({ tooLong: false })).toBeNull();
});

test.each([
  [{ type: 'text' }, true],
  [{ type: 'text', readonly: true }, false],
  [{ type: 'text', disabled: true }, false],
  ['junk', false],
])('whether %j is checked: %s', (entry, checked) => {
  expect(willValidate(readField(entry, 0))).toBe(checked);
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
