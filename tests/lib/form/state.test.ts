import { readField } from '@/lib/form/read-field';
import { blankState, defaultState, type FieldState, valueOf } from '@/lib/form/state';
import { parseJson } from '@/lib/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const options = [{ label: 'a', value: 1 }, { label: 'b', value: '1' }, 'c'];
const typed = (text: string): FieldState => ({ kind: 'typed', text });
const chosen = (...options: number[]): FieldState => ({ kind: 'chosen', options });

test.each([
  [{ type: 'text' }, typed(' a"b\n'), '" a\\"b\\n"'],
  [{ type: 'text' }, typed(''), '""'],
  [{ type: 'textarea' }, typed('a'), '"a"'],
  [{ type: 'hidden' }, typed('a'), '"a"'],
  [{ type: 'number' }, typed('007.50'), '7.5'],
  [{ type: 'number' }, typed('-0'), '0'],
  [{ type: 'number' }, typed('1e3'), '1000'],
  [{ type: 'number' }, typed('123456789012345678E2'), '123456789012345678E2'],
  [{ type: 'number', label: 'Amount' }, typed('0420'), '420'],
  [{ type: 'number', label: 'Your PIN' }, typed('0420'), '"0420"'],
  [{ type: 'number', label: 'Verification code' }, typed('00'), '"00"'],
  [{ type: 'number', label: 'Verification code' }, typed('420'), '420'],
  [{ type: 'number', label: 'Your PIN' }, typed('1050'), '1050'],
  [{ type: 'number', label: 'Verification code' }, typed('0'), '0'],
  [{ type: 'number', label: 'Verification code' }, typed('0.5'), '0.5'],
  [{ type: 'number' }, typed('9007199254740993'), '9007199254740993'],
  [{ type: 'number' }, typed('12345678901234567890'), '12345678901234567890'],
  [{ type: 'number' }, typed('0.12345678901234567890'), '0.12345678901234567890'],
  [{ type: 'number' }, typed('-.1234567890123456789e-3'), '-0.1234567890123456789e-3'],
  [{ type: 'number' }, typed('0012345678901234567.5'), '12345678901234567.5'],
  [{ type: 'number' }, typed('19.99'), '19.99'],
  [{ type: 'number' }, typed(''), 'null'],
  [{ type: 'range' }, typed('50'), '50'],
  [{ type: 'date' }, typed('2024-02-29'), '"2024-02-29"'],
  [{ type: 'month' }, typed(''), 'null'],
  [{ type: 'select', options }, chosen(0), '1'],
  [{ type: 'select', options }, chosen(1), '"1"'],
  [{ type: 'select', options }, chosen(), 'null'],
  [{ type: 'select', options, multiple: true }, chosen(0, 2), '[1,"c"]'],
  [{ type: 'select', options, multiple: true }, chosen(), '[]'],
  [{ type: 'radio', options }, chosen(2), '"c"'],
  [{ type: 'radio', options }, chosen(9), 'null'],
  [{ type: 'checkbox', options }, chosen(0, 1), '[1,"1"]'],
  [{ type: 'checkbox', options }, chosen(), '[]'],
  [{ type: 'checkbox' }, { kind: 'checked', checked: true }, 'true'],
  [{ type: 'switch' }, { kind: 'checked', checked: false }, 'false'],
  [null, blankState, null],
] as const)('%j holding %j is %s', (entry, state, json) => {
  expect(valueOf(readField(entry, 0), state)).toBe(json);
});

test.each(['1234567890123456789', '1541815603606036480'])(
  'an option of many digits is sent with all of them: %s',
  (id) => {
    const field = readField(parseJson(`{"type":"radio","options":[${id}]}`), 0);
    expect(valueOf(field, chosen(0))).toBe(id);
  },
);

test('every number a control can hold is JSON, and no other number', () => {
  const digits = fc.stringMatching(/^\d{1,25}$/);
  const number = fc
    .tuple(
      fc.constantFrom('', '-'),
      digits,
      fc.option(digits),
      fc.option(fc.integer({ min: -30, max: 30 })),
    )
    .map(([sign, whole, fraction, exponent]) => {
      const decimal = fraction === null ? whole : `${whole}.${fraction}`;
      return `${sign}${decimal}${exponent === null ? '' : `e${exponent}`}`;
    });
  fc.assert(
    fc.property(number, (text) => {
      const json = valueOf(readField({ type: 'number' }, 0), typed(text)) ?? '';
      expect(Number(JSON.parse(json)) - Number(text)).toBe(0);
    }),
  );
});

test('a state of another kind counts as blank', () => {
  expect(valueOf(readField({ type: 'number' }, 0), chosen(0))).toBe('null');
  expect(valueOf(readField({ type: 'switch' }, 0), typed('true'))).toBe('false');
  expect(valueOf(readField({ type: 'radio', options }, 0), typed('1'))).toBe('null');
});

test.each([
  [{ type: 'email', defaultValue: 'a@b.c' }, typed('a@b.c')],
  [{ type: 'range' }, typed('')],
  [{ type: 'radio', options, defaultValue: 'c' }, chosen(2)],
  [{ type: 'checkbox', options }, chosen()],
  [
    { type: 'checkbox', defaultValue: true },
    { kind: 'checked', checked: true },
  ],
  [{ type: 'switch' }, { kind: 'checked', checked: false }],
  ['junk', blankState],
])('%j begins as %j', (entry, state) => {
  expect(defaultState(readField(entry, 0))).toEqual(state);
});
