import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { showRequest } from './show-request';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

test.each(['text', 'select', 'checkbox', 'radio', 'date', 'password'])(
  'a summary leads to a field, a %s, with what is wrong in sight',
  async (type) => {
    await page.viewport(380, 600);
    const field = (n: number) => ({ type, label: `Field ${n}`, required: true, options: ['One'] });
    await showRequest({ fields: Array.from({ length: 20 }, (_, n) => field(n)) });
    document.querySelector<HTMLFormElement>('form[name=answer]')!.requestSubmit();
    await expect.element(page.getByRole('link', { name: /^Field 15:/ })).toBeInTheDocument();
    // Scrolls so that the error lies just below the bar's upper edge, and the control above it.
    const control = document.querySelector('[data-field="14"] :is(input, select)')!;
    const bar = document.querySelector('.bottom')!.getBoundingClientRect();
    scrollBy(0, control.getBoundingClientRect().bottom - bar.top + 4);
    document.querySelector<HTMLElement>('a[href="#f14"]')!.click();
    const error = () => document.querySelector('#f14-error')!.getBoundingClientRect().bottom;
    await expect.poll(error).toBeLessThan(bar.top);
  },
);
