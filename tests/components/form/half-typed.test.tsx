import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { errorAt, hideForm, send, showForm } from './show-form';

afterEach(hideForm);

// While a date is half typed, its value stays empty and the browser sends no input event.
test.each([
  ['date', '0102'],
  ['time', '10'],
  ['month', 'J'],
  ['week', '05'],
  ['datetime-local', '01022027'],
])('a half-typed %s is no error any more once it is cleared', async (type, half) => {
  const shown = showForm({ fields: [{ type, label: 'When' }] });
  shown.input(0).focus();
  await userEvent.keyboard(half);
  expect(await send(shown)).toBeNull();
  expect(errorAt(shown, 0)).toBe('Finish this, or clear it.');
  shown.input(0).focus();
  // Clears each part of the date.
  await userEvent.keyboard('{Backspace}{ArrowRight}'.repeat(6));
  expect(shown.input(0).validity.badInput).toBe(false);
  await expect.poll(() => shown.form.querySelector('.error-summary')).toBeNull();
  expect(shown.input(0).getAttribute('aria-invalid')).not.toBe('true');
});

test('a date that was missing is to be finished once it is begun', async () => {
  const shown = showForm({ fields: [{ type: 'date', label: 'When', required: true }] });
  expect(await send(shown)).toBeNull();
  shown.input(0).focus();
  await userEvent.keyboard('0102');
  await expect.poll(() => errorAt(shown, 0)).toBe('Finish this.');
});
