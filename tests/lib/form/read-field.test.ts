import { readField } from '@/lib/form/read-field';
import { expect, test } from 'vitest';

test.each([
  ['text', 'text'],
  ['text', 'email'],
  ['text', 'tel'],
  ['text', 'url'],
  ['text', 'password'],
  ['date-like', 'date'],
  ['date-like', 'time'],
  ['date-like', 'datetime-local'],
  ['date-like', 'month'],
  ['date-like', 'week'],
  ['number', 'number'],
  ['textarea', 'textarea'],
  ['select', 'select'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['switch', 'switch'],
  ['range', 'range'],
])('%s is what the type %s becomes, and it needs nothing else', (kind, type) => {
  const field = readField({ type }, 3);
  expect(field).toMatchObject({ kind, index: 3, label: null, hint: '', className: '' });
  expect(field).toMatchObject({ required: false, readonly: false, disabled: false });
  if (kind === 'text' || kind === 'date-like') expect(field.control).toMatchObject({ type });
  expect(field.notes).toEqual(
    type === 'select' || type === 'radio' ? [{ code: 'no-options' }] : [],
  );
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

test.each(['required', 'readonly', 'disabled', 'multiple'])('%s is a flag', (name) => {
  const read = (value: unknown) => {
    const field = readField({ type: 'email', [name]: value }, 0);
    return { ...field, ...field.control };
  };
  for (const on of [true, 'true', ' TRUE ']) expect(read(on)).toMatchObject({ [name]: true });
  for (const off of [false, 'false', 1, null]) expect(read(off)).toMatchObject({ [name]: false });
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
  const className = 'btn Big a.b  <x> _y -z 9 __proto__ w-full\tmd:flex';
  expect(readField({ type: 'text', className }, 0).className).toBe(
    'agent-btn agent-Big agent-_y agent-__proto__ agent-w-full',
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
  ['name', 'name'],
  ['email', 'email'],
  ['username', 'username'],
  ['family-name', 'family-name'],
  ['tel', 'tel'],
  ['organization', 'organization'],
  ['url', 'url'],
  ['language', 'language'],
  [' Given-Name ', 'given-name'],
  ['cc-number', 'off'],
  ['one-time-code', 'off'],
  ['current-password', 'off'],
  ['street-address', 'off'],
  ['shipping name', 'off'],
  ['on', 'off'],
  [5, 'off'],
])('autocomplete %j is %s', (autocomplete, token) => {
  for (const type of ['text', 'textarea']) {
    expect(readField({ type, autocomplete }, 0).control).toMatchObject({ autocomplete: token });
  }
});

test('a pattern written as in code is none, for no text could fit it', () => {
  for (const pattern of ['/^\\d{5}$/', '/^[a-z]+$/i', '/\\d{5}$/', '/[a-z]+$/i', '/^\\d{5}']) {
    const field = readField({ type: 'text', pattern }, 0);
    expect(field).toMatchObject({ control: { pattern: null }, notes: [{ code: 'bad-pattern' }] });
  }
  for (const pattern of ['/[a-z]+/', '/[a-z]+$', '/\\d+\\$/h', '[0-9]+$']) {
    const path = readField({ type: 'text', pattern }, 0);
    expect(path).toMatchObject({ control: { pattern }, notes: [] });
  }
});

test('of a list of a kind nobody knows, the options are told below the text it becomes', () => {
  const options = ['Red', { label: 'Green', value: 2 }, [], 4];
  const hintOf = (more: object) => readField({ type: 'dropdown', ...more }, 0).hint;
  expect(hintOf({ options })).toBe('Red, Green, 4');
  const placeholder = 'Any of the colours that the shop has, please';
  expect(hintOf({ placeholder })).toBe(placeholder);
  expect(hintOf({ placeholder, options })).toBe(`${placeholder}\nRed, Green, 4`);
  expect(hintOf({ options: [' ', 'Red'] })).toBe('Red');
  expect(hintOf({ options: 'Red' })).toBe('');
  expect(readField({ options: ['Red'] }, 0).hint).toBe('Red');
  expect(readField({ type: 'text', options: ['Red'] }, 0).hint).toBe('');
});

test('a pattern that does not compile under v is no constraint, and noted', () => {
  const bad = readField({ type: 'text', pattern: '[a-z' }, 0);
  expect(bad).toMatchObject({ control: { pattern: null }, notes: [{ code: 'bad-pattern' }] });
  expect(readField({ type: 'text', pattern: '[(]' }, 0).notes).toHaveLength(1);
  const good = readField({ type: 'text', pattern: '(a+)+$' }, 0);
  expect(good).toMatchObject({ control: { pattern: '(a+)+$' }, notes: [] });
  for (const pattern of ['', 5, null]) {
    const none = readField({ type: 'text', pattern }, 0);
    expect(none).toMatchObject({ control: { pattern: null }, notes: [] });
  }
  expect(readField({ type: 'color', pattern: '[a-z' }, 0).notes).toEqual([
    { code: 'unknown-type', type: 'color' },
    { code: 'bad-pattern' },
  ]);
});

test.each(['text', 'textarea', 'number', 'range', 'date'])(
  'what a %s holds at first is text, or nothing',
  (type) => {
    const value = (defaultValue: unknown) => readField({ type, defaultValue }, 0).control;
    expect(value('2026-05-04')).toMatchObject({ value: '2026-05-04' });
    expect(value(true)).toMatchObject({ value: type === 'date' ? '' : 'true' });
    for (const none of [undefined, null, {}, []]) expect(value(none)).toMatchObject({ value: '' });
  },
);

test('placeholders without a place of their own become hints', () => {
  const placeholder = 'Pick';
  for (const type of ['radio', 'select', 'checkbox', 'range', 'date', 'week']) {
    expect(readField({ type, placeholder, options: ['a'] }, 0).hint).toBe('Pick');
  }
  for (const type of ['text', 'textarea', 'number']) {
    expect(readField({ type, placeholder }, 0)).toMatchObject({
      control: { placeholder },
      hint: '',
    });
  }
  expect(readField({ type: 'switch', placeholder }, 0).control).toMatchObject({ beside: 'Pick' });
  expect(readField({ type: 'switch', placeholder: '\u200b' }, 0).control).toMatchObject({
    beside: '',
  });
});

test.each([
  ['text', 40],
  ['number', 40],
  ['textarea', 120],
])('a placeholder longer than a %s shows, %d characters, is a hint, too', (type, shown) => {
  const fits = 'x'.repeat(shown);
  expect(readField({ type, placeholder: fits }, 0).hint).toBe('');
  expect(readField({ type, placeholder: `${fits}x` }, 0).hint).toBe(`${fits}x`);
});

test('multiple works on select and email', () => {
  const multiple = true;
  expect(readField({ type: 'email', multiple }, 0).control).toMatchObject({ multiple });
  expect(readField({ type: 'url', multiple }, 0).control).toMatchObject({ multiple: false });
  expect(readField({ type: 'select', multiple, options: ['a'] }, 0).control).toMatchObject({
    multiple,
  });
});

test.each([
  [{ a: 'A' }, true],
  ['A, B', true],
  [[['a', 'A']], true],
  [[], false],
  [{}, false],
  ['', false],
  [' ', false],
  [null, false],
  [undefined, false],
])('a checkbox whose options are %j says that they are lost: %s', (options, lost) => {
  const field = readField({ type: 'checkbox', required: true, options }, 0);
  expect(field).toMatchObject({ kind: 'checkbox', required: !lost });
  expect(field.notes).toEqual(lost ? [{ code: 'no-options' }] : []);
});

test.each(['select', 'radio', 'checkbox'])(
  'a %s says that some of its options are lost',
  (type) => {
    const options = [{ text: 'A' }, { label: 'B', value: 'b' }, null];
    const field = readField({ type, required: true, options }, 0);
    expect(field).toMatchObject({ required: true, notes: [{ code: 'some-options' }] });
    expect(readField({ type, options: options.slice(1) }, 0).notes).toEqual([]);
  },
);
