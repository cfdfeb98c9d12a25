import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { errorAt, hideForm, send, showForm } from './show-form';

// Files run side by side in one browser, which has one clipboard: no other file uses the real one.

afterEach(hideForm);

test('pasting into a secret works', async () => {
  const shown = showForm({ fields: [{ type: 'text', label: 'From' }, { type: 'password' }] });
  await userEvent.fill(shown.input(0), 'hunter2');
  shown.input(0).select();
  await userEvent.copy();
  shown.input(1).focus();
  await userEvent.paste();
  expect(shown.input(1).value).toBe('hunter2');
});

test('a single code is big, and a pasted one only needs Enter', async () => {
  const shown = showForm({ fields: [{ type: 'text', label: 'Verification code', maxLength: 6 }] });
  expect(Number.parseFloat(getComputedStyle(shown.input(0)).fontSize)).toBeGreaterThan(20);
  expect(shown.input(0).type).toBe('text');
  const clipboard = document.createElement('input');
  document.body.append(clipboard);
  await userEvent.fill(clipboard, '123456');
  clipboard.select();
  await userEvent.copy();
  shown.input(0).focus();
  await userEvent.paste();
  await expect.poll(() => document.activeElement).toBe(shown.submitButton());
  expect(shown.sent).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown.sent.length).toBe(1);
  expect(await send(shown)).toEqual(['123456']);
  // Another short text is big too, and its paste leaves the focus where the typing goes on.
  const other = showForm({ fields: [{ type: 'text', label: 'Postcode', maxLength: 10 }] });
  clipboard.select();
  await userEvent.copy();
  other.input(0).focus();
  await userEvent.paste();
  expect(other.input(0).value).toBe('123456');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(other.input(0));
  clipboard.remove();
});

test('what is pasted is not cut to what a field takes, but told to be too long', async () => {
  const iban = 'DE89 3704 0044 0532 0130 00';
  const shown = showForm({
    fields: [
      { type: 'text', label: 'IBAN', maxLength: 22 },
      { type: 'textarea', label: 'Note', defaultValue: iban },
    ],
  });
  shown.field(1).querySelector('textarea')?.select();
  await userEvent.copy();
  shown.input(0).focus();
  await userEvent.paste();
  expect(shown.input(0).value).toBe(iban);
  expect(await send(shown)).toBeNull();
  expect(errorAt(shown, 0)).toBe('Use at most 22 characters. This has 27.');
});

test('a pasted code that is too long is none to send yet', async () => {
  const fields = [{ type: 'text', label: 'Verification code', maxLength: 6 }];
  const shown = showForm({ fields });
  const clipboard = document.createElement('input');
  document.body.append(clipboard);
  await userEvent.fill(clipboard, '123 456');
  clipboard.select();
  await userEvent.copy();
  shown.input(0).focus();
  await userEvent.paste();
  expect(shown.input(0).value).toBe('123 456');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(shown.input(0));
  clipboard.remove();
});

test.each([
  ['text', ''],
  ['number', 'abc'],
])('a paste that leaves a %s empty is no code to send: %j', async (type, text) => {
  const shown = showForm({ fields: [{ type, label: 'Verification code' }] });
  shown.input(0).focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  shown.input(0).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.form.textContent).not.toContain('Pasted');
  expect(document.activeElement).toBe(shown.input(0));
});
