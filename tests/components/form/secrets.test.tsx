import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

const isMasked = (control: HTMLElement) =>
  control.matches('[type=password]') ||
  getComputedStyle(control).getPropertyValue('-webkit-text-security') === 'disc';

test.each([
  { type: 'password', label: 'Word' },
  { type: 'text', label: 'API key' },
  { type: 'tel', label: 'PIN' },
  { type: 'email', label: 'Secret e-mail', defaultValue: 'a@b.c' },
  { type: 'number', label: 'CVC' },
  { type: 'textarea', label: 'Recovery phrase' },
])('%j is masked until the person looks, and keeps what is typed', async (field) => {
  const shown = showForm({ fields: [field] });
  const control = shown.field(0).querySelector<HTMLInputElement>('input, textarea')!;
  if (field.defaultValue === undefined) await userEvent.type(control, '4711');
  expect(isMasked(control)).toBe(true);
  const look = page.getByRole('button', { name: 'Show' });
  // Several secrets have the same button: a screen reader says whose it is.
  await expect.element(look).toHaveAccessibleDescription(field.label);
  await userEvent.click(look);
  expect(isMasked(control)).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Hide' }));
  expect(isMasked(control)).toBe(true);
  // Showing the secret must not send it.
  expect(shown.sent).toEqual([]);
  expect(await send(shown)).toEqual([
    field.defaultValue ?? (field.type === 'number' ? 4711 : '4711'),
  ]);
  expect(shown.field(0).textContent).toMatch(/[Nn]ever written to disk/);
});

test('the browser is let remember no secret, whatever help with it the agent asks for', () => {
  const shown = showForm({
    fields: [
      { type: 'url', label: 'Magic link with its token', autocomplete: 'url' },
      { type: 'textarea', label: 'Recovery phrase', autocomplete: 'name' },
      { type: 'radio', label: 'PIN', options: ['1111', '2222'] },
      { type: 'text', label: 'Your name', autocomplete: 'name' },
    ],
  });
  const help = (index: number) =>
    shown.field(index).querySelector<HTMLInputElement>('input, textarea')?.autocomplete;
  expect([0, 1, 2, 3].map(help)).toEqual(['off', 'off', '', 'name']);
  // A field that says nothing itself takes its setting from the form.
  expect(shown.form.autocomplete).toBe('off');
});

test('no secret is given to a spell checker, which may be on a server', () => {
  const shown = showForm({
    fields: [
      { type: 'url', label: 'Magic link with its token' },
      { type: 'textarea', label: 'Recovery phrase' },
      { type: 'text', label: 'SMS code' },
      { type: 'text', label: 'Your name' },
    ],
  });
  const isChecked = (index: number) =>
    shown.field(index).querySelector<HTMLElement>('input, textarea')?.spellcheck;
  expect([0, 1, 2, 3].map(isChecked)).toEqual([false, false, false, true]);
});

test('Firefox is shown no card, which it would offer to save', () => {
  vi.stubEnv('FIREFOX', 'true');
  const fields = ['text', 'tel', 'number'].map((type) => ({
    type,
    label: 'Card number',
  }));
  const shown = showForm({ fields });
  const help = fields.map(
    (_, index) => shown.field(index).querySelector<HTMLInputElement>('input')?.autocomplete,
  );
  // Neither "off", which it does not heed, nor what it would write to the file that it restores tabs from.
  expect(new Set(help)).toEqual(new Set(['one-time-code']));
});

// There it heeds no "off" of the form, and takes neither for a card's.
test.each(['textarea', 'select'])(
  'Firefox is told itself to keep nothing of a secret %s',
  (type) => {
    vi.stubEnv('FIREFOX', 'true');
    const shown = showForm({ fields: [{ type, label: 'Recovery phrase', options: ['a', 'b'] }] });
    expect(shown.field(0).querySelector(type)).toHaveAttribute('autocomplete', 'off');
  },
);

test('Firefox is shown no password, which it would save and fill into the next form', async () => {
  vi.stubEnv('FIREFOX', 'true');
  const fields = [
    { type: 'password' },
    { type: 'text', label: 'PIN' },
    { type: 'tel', label: 'PIN' },
  ];
  const { form } = showForm({ fields });
  const controls = [...form.querySelectorAll('input')];
  expect(controls.map(isMasked)).toEqual([true, true, true]);
  await userEvent.click(page.getByRole('button', { name: 'Show' }).first());
  expect(controls.map(isMasked)).toEqual([false, true, true]);
  await userEvent.click(page.getByRole('button', { name: 'Hide' }));
  expect(form.querySelector('[type=password]')).toBeNull();
  expect(controls.map(isMasked)).toEqual([true, true, true]);
});

test('what is wrong with a masked number does not say it, nor one beside it', async () => {
  const shown = showForm({ fields: [{ type: 'number', label: 'PIN', step: 10 }] });
  await userEvent.fill(shown.input(0), '4711');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown.input(0).ariaInvalid).toBe('true');
  expect(shown.form.textContent).not.toMatch(/47[12]/);
});

test('a one-time code is shown, and its secrecy said', () => {
  const shown = showForm({
    fields: [
      { type: 'text', label: 'Postal code' },
      { type: 'text', label: 'SMS code' },
    ],
  });
  expect(shown.field(0).textContent).not.toMatch(/[Nn]ever written/);
  expect(shown.input(1).type).toBe('text');
  expect(shown.field(1).textContent).toMatch(/[Nn]ever written to disk/);
});

test('of a secret that the agent has filled in, only the answer is said to stay off the disk', () => {
  const shown = showForm({
    fields: [
      { type: 'password', label: 'New' },
      { type: 'password', label: 'Given', defaultValue: 'hunter2' },
      { type: 'radio', label: 'PIN', options: ['1111', '2222'] },
    ],
  });
  const words = [0, 1, 2].map((index) => shown.field(index).textContent);
  expect(words[0]).toContain('Sent only to api.example.net. Never written to disk.');
  const answer = 'Your answer is sent only to api.example.net and never written to disk.';
  expect(words.slice(1)).toEqual([
    expect.stringContaining(answer),
    expect.stringContaining(answer),
  ]);
});
