import { typedControl } from '@/components/form/controls/read-state';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { errorAt, hideForm, send, showForm } from './show-form';

// Test files run at the same time in one browser with one clipboard, so no other file may use the
// real one.

afterEach(hideForm);

/** Pastes a text into a field. */
async function paste(text: string, control: HTMLElement) {
  const clipboard = document.createElement('textarea');
  document.body.append(clipboard);
  await userEvent.fill(clipboard, text);
  clipboard.select();
  await userEvent.copy();
  control.focus();
  await userEvent.paste();
  clipboard.remove();
}

test('pasting into a secret works', async () => {
  const shown = showForm({ fields: [{ type: 'password' }] });
  await paste('hunter2', shown.input(0));
  expect(shown.input(0).value).toBe('hunter2');
});

test('a single code is big, and a pasted one only needs Enter', async () => {
  const shown = showForm({ fields: [{ type: 'text', label: 'Verification code', maxLength: 6 }] });
  expect(Number.parseFloat(getComputedStyle(shown.input(0)).fontSize)).toBeGreaterThan(20);
  expect(shown.input(0).type).toBe('text');
  const told = shown.form.querySelector('[aria-live=polite].hint');
  expect(told?.textContent).toBe('');
  await paste('123456', shown.input(0));
  await expect.poll(() => document.activeElement).toBe(shown.submitButton());
  // A screen reader must say this, since the focus has moved.
  await expect.poll(() => told?.textContent).toContain('Press Enter to send it.');
  await expect.poll(() => shown.form.textContent).toContain('Press Enter to send it.');
  expect(shown.sent).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown.sent.length).toBe(1);
  expect(await send(shown)).toEqual(['123456']);
  // Another short text in a big field: pasting leaves the focus there, since the person may type
  // on.
  const other = showForm({ fields: [{ type: 'text', label: 'Postcode', maxLength: 10 }] });
  await paste('123456', other.input(0));
  expect(other.input(0).value).toBe('123456');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(other.input(0));
});

test('a pasted code that was cleared is not said to be pasted any more', async () => {
  const shown = showForm({ fields: [{ type: 'text', label: 'Verification code' }] });
  await paste('123456', shown.input(0));
  await expect.poll(() => shown.form.textContent).toContain('Press Enter to send it.');
  await userEvent.clear(shown.input(0));
  await expect.poll(() => shown.form.textContent).not.toContain('Press Enter to send it.');
});

const iban = 'DE89 3704 0044 0532 0130 00';

test.each(['text', 'textarea', 'password'])(
  'what is pasted into a %s is not cut to what it takes, but told to be too long',
  async (type) => {
    const shown = showForm({ fields: [{ type, label: 'IBAN', maxLength: 22 }] });
    const control = typedControl(shown.field(0))!;
    await paste(iban, control);
    expect(control.value).toBe(iban);
    expect(await send(shown)).toBeNull();
    expect(errorAt(shown, 0)).toBe('Use at most 22 characters. This has 27.');
  },
);

test('what is pasted to what was there is not cut', async () => {
  const shown = showForm({ fields: [{ type: 'text', defaultValue: 'DE89 ', maxLength: 22 }] });
  await paste(iban.slice(5), shown.input(0));
  expect(shown.input(0).value).toHaveLength(iban.length);
});

test('what is dropped is not cut', async () => {
  const shown = showForm({ fields: [{ type: 'text', label: 'IBAN', maxLength: 22 }] });
  const { x, y } = shown.input(0).getBoundingClientRect();
  const data = { items: [{ mimeType: 'text/plain', data: iban }], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await cdp().send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 5, data });
  }
  await expect.poll(() => shown.input(0).value).toBe(iban);
});

test('a pasted code that is too long is none to send yet', async () => {
  const fields = [{ type: 'text', label: 'Verification code', maxLength: 6 }];
  const shown = showForm({ fields });
  await paste('123 456', shown.input(0));
  expect(shown.input(0).value).toBe('123 456');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(shown.input(0));
});

test('a blank that was copied with a code does not make it too long', async () => {
  const fields = [{ type: 'text', label: 'Verification code', maxLength: 6 }];
  const shown = showForm({ fields });
  await paste('123456 ', shown.input(0));
  expect(shown.input(0).value).toBe('123456');
  // Pasting over a selected text works, too.
  shown.input(0).select();
  await paste('654321 ', shown.input(0));
  expect(await send(shown)).toEqual(['654321']);
});

const edgeWords =
  'Something unseen, such as a space, is at the beginning or at the end. Delete it.';

test.each(['12345 ', '\u00a012345', '\u202a12345', '12345\u202c', '12345\u200b'])(
  'what was copied with a code unseen is said to be there if the code may have none: %j',
  async (text) => {
    const shown = showForm({ fields: [{ type: 'text', label: 'Code', pattern: '[0-9]{5}' }] });
    await paste(text, shown.input(0));
    expect(await send(shown)).toBeNull();
    expect(errorAt(shown, 0)).toBe(edgeWords);
    await userEvent.fill(shown.input(0), '1234 5');
    expect(errorAt(shown, 0)).toBe('Use 5 digits (0–9) and nothing else.');
  },
);

test.each([
  ['email', 'ann@example.org\u00a0'],
  ['email', '\u202aann@example.org'],
  ['url', '\u200bhttps://example.org'],
])('what was copied with an address unseen is said to be there: %s %j', async (type, text) => {
  const shown = showForm({ fields: [{ type, label: 'Address' }] });
  await paste(text, shown.input(0));
  expect(await send(shown)).toBeNull();
  expect(errorAt(shown, 0)).toBe(edgeWords);
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

test('an address pasted in letters that it is not sent in is told', async () => {
  const shown = showForm({ fields: [{ type: 'email', label: 'To' }] });
  await paste('info@weiß.de', shown.input(0));
  await expect
    .poll(() => shown.field(0).querySelector('[aria-live]')?.textContent)
    .toBe('Will be sent as info@weiss.de');
});
