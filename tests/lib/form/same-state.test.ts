import { findSameState } from '@/lib/form/same-state';
import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

/** What a field takes over from the answer to an earlier field. */
function taken(entry: object, text: string) {
  return findSameState(readField(entry, 0), text, 'yes');
}

test.each([
  ['text', 'tomorrow', true],
  ['textarea', 'tomorrow', true],
  ['date', 'tomorrow', false],
  ['date', '2027-02-30', false],
  ['date', '2027-02-28', true],
  ['time', '2027-02-28', false],
  ['time', '09:30', true],
  ['number', 'two', false],
  ['number', ' 2', false],
  ['number', '0x2', false],
  ['number', '-2.5e3', true],
  ['number', '.5', true],
  ['range', 'much', false],
  ['range', '0x2', false],
  ['range', '7', true],
])('a field of type %s takes over %j: %s', (type, text, takes) => {
  expect(taken({ type }, text)).toEqual(takes ? { kind: 'typed', text } : null);
});

test.each([
  [{}, '0', true],
  [{}, '100', true],
  [{}, '101', false],
  [{}, '-1', false],
  [{ max: 1000 }, '800', true],
  [{ min: -5, max: 5 }, '-5', true],
  [{ min: 5 }, '4', false],
  [{}, '7.5', false],
  [{ step: 10 }, '40', true],
  [{ step: 10 }, '37', false],
  [{ step: 10, defaultValue: 5 }, '15', true],
  [{ min: 1, max: 10, step: 3 }, '5', false],
  [{ min: 1, max: 10, step: 3, defaultValue: 6 }, '4', true],
  [{ defaultValue: 'much' }, '7', true],
  [{ min: 0, max: 1, step: 0.1 }, '0.3', true],
  [{ min: 0, max: 1 }, '0.07', true],
])('a slider, %j, takes over %s: %s, since it would go elsewhere', (bounds, text, takes) => {
  expect(taken({ type: 'range', ...bounds }, text)).toEqual(takes ? { kind: 'typed', text } : null);
});

test.each(['number', 'range'])(
  'a %s answers at once to digits of any length that are no number',
  (type) => {
    expect(taken({ type }, `${'1'.repeat(300_000)}x`)).toBeNull();
  },
);

test.each(['checkbox', 'switch'])('a %s is ticked by what says so, and by nothing else', (type) => {
  expect(taken({ type }, 'yes')).toEqual({ kind: 'checked', checked: true });
  expect(taken({ type }, 'tomorrow')).toBeNull();
});

test('an entry that is no field takes over nothing', () => {
  expect(findSameState(readField('?', 0), 'tomorrow', 'yes')).toBeNull();
});

const options = ['A', 'B', 'A, B'];
const one = { kind: 'chosen', options: [1] };
const two = { kind: 'chosen', options: [0, 1] };

test.each([
  ['select', { multiple: true }, 'B', one],
  ['radio', {}, 'B', one],
  ['radio', {}, 'C', null],
  ['checkbox', {}, '', null],
  ['checkbox', {}, 'A; B', null],
  ['checkbox', { options: ['A', 'B'] }, 'A, B', two],
  ['checkbox', { options: ['Red', 'Blue'] }, 'Red, Blue', two],
  ['select', { options: ['A', 'B'], multiple: true }, 'A, B', two],
  ['radio', { options: ['A', 'B'] }, 'A, B', null],
  ['select', { options: ['A', 'B'] }, 'A, B', null],
  ['radio', {}, 'A, B', { kind: 'chosen', options: [2] }],
  ['radio', { options: ['A', 'B', 'B'] }, 'B', null],
  ['checkbox', { options: ['A', 'B', 'B'] }, 'B', null],
] as const)('%s with %j takes over %j as %j', (type, changes, text, expected) => {
  expect(taken({ type, options, ...changes }, text)).toEqual(expected);
});
