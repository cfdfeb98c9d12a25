import { fieldTypes } from '@/lib/form/field-type';
import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

test.each(fieldTypes)('%s needs nothing but its type', (type) => {
  const field = readField({ type }, 3);
  expect(field).toMatchObject({ index: 3, label: null, required: false, className: '' });
  expect(field.notes.filter((note) => note.code !== 'no-options')).toEqual([]);
});

test.each(['hidden', 'file', 'submit', 'color', 'text ', '__proto__', 'toString'])(
  'type %j is a visible text input with a note',
  (type) => {
    const field = readField({ type, defaultValue: 'seen' }, 0);
    expect(field).toMatchObject({ kind: 'text', control: { type: 'text', value: 'seen' } });
    expect(field.notes).toEqual([{ code: 'unknown-type', type: type.trim() }]);
  },
);

test.each([undefined, null, {}, [], '', ' '])('type %j is none at all', (type) => {
  expect(readField({ type }, 0)).toMatchObject({ kind: 'text', notes: [{ code: 'no-type' }] });
});

test('types are matched as HTML matches them', () => {
  expect(readField({ type: 'Email' }, 0).control).toMatchObject({ type: 'email' });
});

test.each([null, 5, 'text', [], true])('an entry that is %j is unreadable', (entry) => {
  expect(readField(entry, 1)).toMatchObject({ index: 1, kind: 'unreadable', control: null });
});

test.each([undefined, null, '', ' \n', '\u200b\u2800', {}, []])('label %j is none', (label) => {
  expect(readField({ type: 'text', label }, 0).label).toBeNull();
});

test.each([
  ['__proto__', '__proto__'],
  [0, '0'],
  [false, 'false'],
])('label %j is shown', (label, shown) => {
  expect(readField({ type: 'text', label }, 0).label).toBe(shown);
});

test('flags are true or the word for it', () => {
  const on = { type: 'text', required: true };
  expect(readField(on, 0).required).toBe(true);
  expect(readField({ type: 'text', required: 'True' }, 0).required).toBe(true);
  for (const required of [false, 'false', 'no', 0, 1, null, {}, []]) {
    expect(readField({ type: 'text', required }, 0).required).toBe(false);
  }
});

test('nothing is owed where nothing can be given', () => {
  const required = true;
  expect(readField({ type: 'text', required, readonly: true }, 0).required).toBe(false);
  expect(readField({ type: 'text', required, disabled: true }, 0).required).toBe(false);
  expect(readField({ type: 'range', required }, 0).required).toBe(false);
  expect(readField({ type: 'radio', required, options: [] }, 0).required).toBe(false);
  expect(readField({ type: 'select', required, options: ['a'] }, 0).required).toBe(true);
});

test('class names are plain identifiers behind a prefix', () => {
  const className = 'btn a.b  <x> _y -z 9 __proto__ w-full\tmd:flex';
  expect(readField({ type: 'text', className }, 0).className).toBe(
    'agent-btn agent-_y agent-__proto__ agent-w-full',
  );
  expect(readField({ type: 'text', className: { toString: 'x' } }, 0).className).toBe('');
});

test('of class names as many, and as long ones, as anybody needs', () => {
  const longest = 'x'.repeat(100);
  const many = [longest, `${longest}x`, ...Array.from({ length: 100_000 }, () => 'a')].join(' ');
  const names = readField({ type: 'text', className: many }, 0).className.split(' ');
  expect(names).toEqual([`agent-${longest}`, ...Array.from({ length: 49 }, () => 'agent-a')]);
});

test.each([
  ['email', 'email'],
  [' Given-Name ', 'given-name'],
  ['cc-number', 'off'],
  ['one-time-code', 'off'],
  ['current-password', 'off'],
  ['street-address', 'off'],
  ['shipping name', 'off'],
  ['on', 'off'],
  [5, 'off'],
])('autocomplete %j is %s', (autocomplete, token) => {
  expect(readField({ type: 'text', autocomplete }, 0).control).toMatchObject({
    autocomplete: token,
  });
});

test('a pattern that does not compile under v is no constraint, and noted', () => {
  const bad = readField({ type: 'text', pattern: '[a-z' }, 0);
  expect(bad).toMatchObject({ control: { pattern: null }, notes: [{ code: 'bad-pattern' }] });
  expect(readField({ type: 'text', pattern: '[(]' }, 0).notes).toHaveLength(1);
  const good = readField({ type: 'text', pattern: '(a+)+$' }, 0);
  expect(good).toMatchObject({ control: { pattern: '(a+)+$' }, notes: [] });
});

test('placeholders without a place of their own become hints', () => {
  const placeholder = 'Pick';
  expect(readField({ type: 'radio', placeholder, options: ['a'] }, 0).hint).toBe('Pick');
  expect(readField({ type: 'text', placeholder }, 0).hint).toBe('');
  expect(readField({ type: 'switch', placeholder }, 0).control).toMatchObject({ beside: 'Pick' });
});

test('multiple works on select and email', () => {
  const multiple = true;
  expect(readField({ type: 'email', multiple }, 0).control).toMatchObject({ multiple });
  expect(readField({ type: 'url', multiple }, 0).control).toMatchObject({ multiple: false });
  expect(readField({ type: 'select', multiple, options: ['a'] }, 0).control).toMatchObject({
    multiple,
  });
});
