import { readRequest } from '@/lib/form/read-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './support';

test('a `fields` array makes a form, whatever the tool is called', () => {
  const parameters = { fields: [] };
  expect(readRequest('anything', parameters)).toMatchObject({
    kind: 'form',
    toolName: 'anything',
    parameters,
  });
});

test('a list of names is no form’s, except in a call of the form tool', () => {
  const parameters = { query: 'What does it cost?', fields: ['name', 'price'] };
  expect(readRequest('look_up', parameters).kind).toBe('tool');
  expect(readRequest('form_input', parameters).kind).toBe('form');
  expect(readRequest('look_up', { fields: ['name', {}] }).kind).toBe('form');
});

test('other calls are tool calls, kept as they came', () => {
  const parameters = { order: 5 };
  expect(readRequest('look_up', parameters)).toEqual({
    kind: 'tool',
    toolName: 'look_up',
    parameters,
  });
});

test.each([['junk'], [{ heading: 'Log in' }]])(
  'a call of the form tool that is no form, %j, is kept as it came, too',
  (parameters) => {
    expect(readRequest('form_input', parameters)).toEqual({
      kind: 'unreadable',
      toolName: 'form_input',
      parameters,
    });
  },
);

test('heading, description and button are text or nothing', () => {
  expect(
    readForm({ fields: [], heading: 5, description: '\u200b', submitButton: 'x' }),
  ).toMatchObject({ heading: '5', description: null, submitLabel: null });
  expect(readForm({ fields: [], description: 'Why' })).toMatchObject({ description: 'Why' });
  const submitButton = { label: ` Log\nin ${'x'.repeat(100)}` };
  const { submitLabel } = readForm({ fields: [], submitButton });
  expect(submitLabel).toMatch(/^Log in x+…$/);
  expect(submitLabel?.length).toBe(40);
});

test('never throws, and keeps every field in its place', () => {
  const junk = fc.jsonValue();
  const attribute = fc.constantFrom(
    ...'label placeholder defaultValue readonly required disabled min max step minLength'.split(
      ' ',
    ),
    ...'maxLength pattern options multiple rows cols autocomplete className value'.split(' '),
    '__proto__',
    'constructor',
    'toString',
  );
  const type = fc.constantFrom('text', 'number', 'select', 'checkbox', 'week', 'switch', 'hidden');
  const entry = fc
    .tuple(fc.dictionary(attribute, junk), type)
    .map(([rest, type]) => Object.assign(rest, { type }));
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, junk)), junk, (fields, other) => {
      const form = readForm({ fields, heading: other, description: other, submitButton: other });
      expect(form.fields.map((field) => field.index)).toEqual(fields.map((_, index) => index));
      expect(form.entries).toBe(fields);
      expect(readRequest('form_input', other).kind).not.toBe('');
    }),
  );
});
