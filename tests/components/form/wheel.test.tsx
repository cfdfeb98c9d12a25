import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hideForm, send, showForm } from './show-form';

afterEach(hideForm);

test('scrolling over a number that was just typed moves the page, not the number', async () => {
  const fields = Array.from({ length: 40 }, () => ({ type: 'number', label: 'Amount' }));
  const shown = showForm({ fields });
  await userEvent.fill(shown.input(0), '19.99');
  await userEvent.wheel(shown.input(0), { delta: { y: 100 } });
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  expect(await send(shown)).toEqual([19.99, ...Array(39).fill(null)]);
});
