import { FieldView } from '@/components/form/field-view';
import { readRequest } from '@/lib/form/read-request';
import { render } from 'preact';
import { expect, test } from 'vitest';

test('beside a secret stands the host its answer goes to now', () => {
  const request = readRequest('form_input', { fields: [{ type: 'password', label: 'Password' }] });
  const field = request.kind === 'form' ? request.form.fields[0] : undefined;
  const root = document.createElement('div');
  for (const host of ['before.example', 'after.example']) {
    render(<FieldView field={field!} error={undefined} host={host} someRequired={false} />, root);
    expect(root.textContent).toContain(host);
  }
  expect(root.textContent).not.toContain('before.example');
});
