import { createSheet } from '@/components/form/sheet';
import { readRequest } from '@/lib/form/read-request';
import { expect, test } from 'vitest';

test('what another page typed into a field nobody has seen is sent, though it was read before', async () => {
  const fields = Array.from({ length: 400 }, (_, index) => ({ type: 'text', label: `${index}` }));
  const request = readRequest('form_input', { fields });
  if (request.kind !== 'form') throw new Error('It is a form.');
  const sheet = createSheet(request.form);
  const last = async () => (await sheet.readAll()).at(-1)?.state;
  expect(await last()).toEqual({ kind: 'typed', text: '' });
  sheet.restore(new Map([[399, { kind: 'typed', text: 'theirs' }]]));
  expect(await last()).toEqual({ kind: 'typed', text: 'theirs' });
});
