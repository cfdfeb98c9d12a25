import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { errorAt, hideForm, send, showForm } from './show-form';

/** Acts like Firefox, which has no such controls: the type of the input stays `text`. */
beforeEach(() => {
  vi.stubEnv('FIREFOX', 'true');
  const set = vi.spyOn(HTMLInputElement.prototype, 'type', 'set');
  set.mockImplementation(function (this: HTMLInputElement, type: string) {
    this.setAttribute('type', type === 'month' || type === 'week' ? 'text' : type);
  });
});

afterEach(() => {
  hideForm();
  vi.restoreAllMocks();
});

test.each([
  ['month', 'March 2027', 'Write it like 2027-03.', '2027-03'],
  ['week', '12', 'Write it like 2027-W12.', '2027-W12'],
])('how to write a %s stands below it, and in its error', async (type, wrong, words, right) => {
  const shown = showForm({ fields: [{ type, label: 'When', required: true }] });
  const input = shown.input(0);
  expect(input.type).toBe('text');
  const hint = shown.field(0).querySelector('div.hint');
  expect(hint?.textContent).toBe(words);
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(hint?.id);
  await userEvent.fill(input, wrong);
  expect(await send(shown)).toBeNull();
  expect(errorAt(shown, 0)).toBe(words);
  await userEvent.fill(input, right);
  expect(await send(shown)).toEqual([right]);
});

test('nothing is said where nothing can be written, or where there is a control', () => {
  const shown = showForm({
    fields: [
      { type: 'month', readonly: true },
      { type: 'week', disabled: true },
      { type: 'date' },
      { type: 'datetime-local' },
    ],
  });
  expect(shown.form.querySelector('div.hint')).toBeNull();
});
