import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { showRequest } from './show-request';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

const placeholder = 'Words of an agent that take four lines below the field. '.repeat(4);

test.each([
  ['text', ''],
  ['text', placeholder],
  ['select', ''],
  ['checkbox', ''],
  ['radio', ''],
  ['date', ''],
  ['password', ''],
])(
  'a summary leads to a field, a %s with the hint "%s", with what is wrong in sight',
  async (type, placeholder) => {
    await page.viewport(380, 600);
    const field = { type, placeholder, required: true, options: ['One'] };
    const fields = Array.from({ length: 20 }, (_, n) => ({ ...field, label: `Field ${n}` }));
    await showRequest({ fields });
    // Until then most questions are as tall as a guess, and no person is as quick.
    const last = () => getComputedStyle([...document.querySelectorAll('.question')].at(-1)!);
    await expect.poll(() => last().contentVisibility).toBe('visible');
    document.querySelector<HTMLFormElement>('form[name=answer]')!.requestSubmit();
    await expect.element(page.getByRole('link', { name: /^Field 15:/ })).toBeInTheDocument();
    // Scrolls so that the error lies just below the bar's upper edge, and the control above it.
    const control = document.querySelector('[data-field="14"] :is(input, select)')!;
    const bar = document.querySelector('.bottom')!.getBoundingClientRect();
    scrollBy(0, control.getBoundingClientRect().bottom - bar.top + 4);
    document.querySelector<HTMLElement>('a[href="#f14"]')!.click();
    const error = () => document.querySelector('#f14-error')!.getBoundingClientRect().bottom;
    await expect.poll(error).toBeLessThan(bar.top);
    expect(control.getBoundingClientRect().top).toBeGreaterThan(0);
  },
);
