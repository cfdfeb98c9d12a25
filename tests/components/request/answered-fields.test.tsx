import { answeredFields } from '@/components/request/answered-fields';
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
