import { createSheet } from '@/components/form/sheet';
import { readRequest } from '@/lib/form/read-request';
import { expect, test } from 'vitest';
import { hideForm, showForm, valuesOf } from './show-form';

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

test('what was typed on a page is sent by who leaves at once, though it was read before it was seen', async () => {
  const fields = Array.from({ length: 301 }, (_, index) => ({ type: 'text', label: `${index}` }));
  const shown = showForm({ fields });
  await shown.sheet.readAll();
  const next = [...shown.form.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Next questions',
  );
  next?.click();
  await expect.poll(() => shown.form.querySelector('[data-field="300"]')).not.toBeNull();
  const last = shown.input(300);
  last.value = 'mine';
  last.dispatchEvent(new InputEvent('input', { bubbles: true }));
  shown.submitButton().click();
  hideForm();
  await expect.poll(() => shown.sent).toHaveLength(1);
  expect(valuesOf(shown.sent[0]).at(-1)).toBe('mine');
});

test('what a draft had for a page nobody has turned to stays while another is drawn', async () => {
  const fields = Array.from({ length: 301 }, (_, index) => ({ type: 'text', label: `${index}` }));
  const shown = showForm({ fields });
  const text = (text: string) => ({ kind: 'typed', text }) as const;
  shown.sheet.restore(new Map([[300, text('drafted')]]));
  shown.sheet.drawn(shown.form);
  expect([...shown.sheet.touched()]).toEqual([[300, text('drafted')]]);
  shown.submitButton().click();
  await expect.poll(() => shown.sent).toHaveLength(1);
  expect(valuesOf(shown.sent[0]).at(-1)).toBe('drafted');
});
