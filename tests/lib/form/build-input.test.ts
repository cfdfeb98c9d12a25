import { answerForm } from '@/lib/form/answer';
import { buildInput } from '@/lib/form/build-input';
import { declineForm, declineTool } from '@/lib/form/decline';
import { withoutSecrets } from '@/lib/form/without-secrets';
import { parseJson } from '@/lib/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescaped } from '../../support/unescaped';
import { readForm } from './support';

test('an entry is echoed byte for byte, with its value at the end', () => {
  const text =
    '[{"z":1,"label":"A","__proto__":{"b":[1.5]},"x":null,"id":12345678901234567890,"type":"text"}]';
  const entries = parseJson(text);
  if (!Array.isArray(entries)) throw new Error('no array');
  expect(buildInput(entries, ['"v"'])).toBe(text.replace('"text"}', '"text","value":"v"}'));
});

test('a value the agent sent is overwritten where it stands', () => {
  expect(buildInput([{ value: 'theirs', type: 'text' }], ['"ours"'])).toBe(
    '[{"value":"ours","type":"text"}]',
  );
});

test('entries that are no objects come back as they are', () => {
  expect(buildInput([null, 'x', [1], 5], [null, null, null, null])).toBe('[null,"x",[1],5]');
});

test('no fields make an empty answer', () => {
  expect(buildInput([], [])).toBe('[]');
});

test('any entry comes back unchanged but for its value', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ stringUnit: unescaped })), fc.json(), (entries, value) => {
      const { fields } = readForm({ fields: entries });
      const values = fields.map((field) => (field.kind === 'unreadable' ? null : value));
      const answer: unknown = JSON.parse(buildInput(entries, values));
      const expected = entries.map((entry) =>
        typeof entry === 'object' && entry !== null && !Array.isArray(entry)
          ? { ...entry, value: JSON.parse(value) as unknown }
          : entry,
      );
      expect(JSON.stringify(answer)).toBe(JSON.stringify(expected));
    }),
  );
});

test('declining blanks every field and gives the reason', () => {
  const form = readForm({
    fields: [
      { type: 'text', defaultValue: 'x' },
      { type: 'range' },
      { type: 'switch', defaultValue: true, readonly: true },
      { type: 'select', multiple: true, options: ['a'], defaultValue: 'a' },
      { type: 'radio', options: ['a'], defaultValue: 'a' },
      { type: 'week' },
      7,
    ],
  });
  const answer: unknown = JSON.parse(declineForm(form, 'No "account"'));
  expect(answer).toEqual([
    { type: 'text', defaultValue: 'x', value: '' },
    { type: 'range', value: null },
    { type: 'switch', defaultValue: true, readonly: true, value: false },
    { type: 'select', multiple: true, options: ['a'], defaultValue: 'a', value: [] },
    { type: 'radio', options: ['a'], defaultValue: 'a', value: null },
    { type: 'week', value: null },
    7,
    { type: 'textarea', label: 'The person could not answer', value: 'No "account"' },
  ]);
  expect(declineForm(readForm({ fields: [] }), 'r')).toBe(
    '[{"type":"textarea","label":"The person could not answer","value":"r"}]',
  );
});

test('declining a tool call says so in a sentence', () => {
  expect(declineTool('no idea')).toBe('The person could not answer: no idea');
  expect(declineTool('')).toBe('The person could not answer.');
});

test('a preview shows no secret, not even a default the agent sent', () => {
  const form = readForm({
    fields: [
      { type: 'password', defaultValue: 'hunter1', label: 'P' },
      { type: 'text', label: 'Name', defaultValue: 'Eva' },
      { type: 'password', label: 'Again' },
      { type: 'checkbox', label: 'PIN', options: ['1', '2'] },
      { type: 'number', label: 'PIN' },
      null,
    ],
  });
  const input = answerForm(form, [
    { kind: 'typed', text: 'hunter2' },
    { kind: 'typed', text: 'Ada' },
    { kind: 'typed', text: '' },
    { kind: 'chosen', options: [] },
    { kind: 'typed', text: '' },
    { kind: 'none' },
  ]);
  expect(withoutSecrets(form, input, false)).toEqual([
    { type: 'password', defaultValue: '••••••', label: 'P', value: '••••••' },
    { type: 'text', label: 'Name', defaultValue: 'Eva', value: 'Ada' },
    { type: 'password', label: 'Again', value: '' },
    { type: 'checkbox', label: 'PIN', options: ['1', '2'], value: [] },
    { type: 'number', label: 'PIN', value: null },
    null,
  ]);
});

test.each([
  ['a text', 'hunter2'],
  ['a number', 1234],
  ['a tick', false],
  ['several', ['1', '2']],
])('a secret answered with %s is dots, too', (_, value) => {
  const form = readForm({ fields: [{ type: 'password', label: 'P' }] });
  const input = JSON.stringify([{ type: 'password', label: 'P', value }]);
  expect(withoutSecrets(form, input, false)).toMatchObject([{ value: '••••••' }]);
});
