import { answeredFields, holdsSecret } from '@/components/request/answered-fields';
import { readRequest } from '@/lib/form/read-request';
import type { FieldState } from '@/lib/form/state';
import { expect, test } from 'vitest';

function kept(fields: readonly object[], states: readonly FieldState[]) {
  const request = readRequest('form_input', { fields });
  return request.kind === 'form' ? answeredFields(request.form, states) : null;
}

test('a long label and a long answer are cut between characters', () => {
  const long = `${'x'.repeat(499)}😀`;
  expect(kept([{ type: 'text', label: long }], [{ kind: 'typed', text: long }])).toEqual([
    { label: 'x'.repeat(499), text: 'x'.repeat(499) },
  ]);
});

test('of many questions those that were answered are kept, fifty at most', () => {
  const fields = Array.from({ length: 200 }, (_, index) => ({ type: 'text', label: `Q${index}` }));
  const states = (answered: (index: number) => boolean) =>
    fields.map((_, index) => ({ kind: 'typed', text: answered(index) ? 'yes' : '' }) as const);
  const last = states((index) => index === 199);
  expect(kept(fields, last)).toEqual([{ label: 'Q199', text: 'yes' }]);
  const labels = kept(
    fields,
    states(() => true),
  )?.map(({ label }) => label);
  expect(labels).toEqual(fields.slice(0, 50).map(({ label }) => label));
});

test.each([
  [['text'], false],
  [['password'], true],
  [['text', 'password'], true],
])('fields of the types %j hold a secret: %s', (types, secret) => {
  const request = readRequest('form_input', { fields: types.map((type) => ({ type })) });
  if (request.kind !== 'form') throw new Error('It is a form.');
  expect(holdsSecret(request.form)).toBe(secret);
});
