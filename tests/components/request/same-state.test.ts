import { findSameState } from '@/components/request/same-state';
import { readField } from '@/lib/form/read-field';
import type { FieldState } from '@/lib/form/state';
import { expect, test } from 'vitest';

/** What a field would take over of an answer to another. */
function taken(entry: object, state: FieldState, text: string) {
  const old = state.kind === 'chosen' ? { kind: state.kind, options: [...state.options] } : state;
  return findSameState(readField(entry, 0), { index: 0, label: 'Q', state: old, text });
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
  ['range', '7', true],
])('a field of type %s takes over %j: %s', (type, text, takes) => {
  const state = { kind: 'typed', text } as const;
  expect(taken({ type }, state, text)).toEqual(takes ? state : null);
});

const options = ['A', 'B', 'A, B'];
const one = { kind: 'chosen', options: [1] } as const;
const two = { kind: 'chosen', options: [0, 1] } as const;

test.each([
  ['select', { multiple: true }, one, 'B', one],
  ['radio', {}, one, 'B', one],
  ['checkbox', {}, two, 'A; B', null],
  ['checkbox', { options: ['A', 'B'] }, two, 'A, B', two],
  ['select', { options: ['A', 'B'], multiple: true }, two, 'A, B', two],
  ['radio', { options: ['A', 'B'] }, two, 'A, B', null],
  ['select', { options: ['A', 'B'] }, two, 'A, B', null],
  ['radio', {}, two, 'A, B', { kind: 'chosen', options: [2] }],
] as const)('%s with %j takes over %j, %j, as %j', (type, changes, state, text, expected) => {
  expect(taken({ type, options, ...changes }, state, text)).toEqual(expected);
});
