import { readField } from '@/lib/form/read-field';
import { blankState, type FieldState } from '@/lib/form/state';
import { stateText } from '@/lib/form/state-text';
import { expect, test } from 'vitest';

const options = ['A', { label: 'B', value: 2 }, '\u200b'];
const typed = (text: string): FieldState => ({ kind: 'typed', text });
const chosen = (...options: number[]): FieldState => ({ kind: 'chosen', options });

test.each([
  [{ type: 'text' }, typed('as typed '), 'as typed '],
  [{ type: 'switch' }, { kind: 'checked', checked: true }, 'Yes'],
  [{ type: 'switch' }, { kind: 'checked', checked: false }, ''],
  [{ type: 'radio', options }, chosen(1), 'B'],
  [{ type: 'select', options }, chosen(0), 'A'],
  [{ type: 'checkbox', options }, chosen(0, 1), 'A, B'],
  [{ type: 'checkbox', options }, chosen(1, 2, 9), 'B'],
  [{ type: 'checkbox', options }, chosen(), ''],
  [{ type: 'text' }, chosen(0), ''],
  [{ type: 'text' }, blankState, ''],
] as const)('%j holding %j reads as %j', (entry, state, text) => {
  expect(stateText(readField(entry, 0), state, 'Yes')).toBe(text);
});
