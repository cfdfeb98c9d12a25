import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { deliver, login, showRequest } from './show-request';

afterEach(leave);

test('from a request its task can be reached', async () => {
  await showRequest(login);
  const link = page.getByRole('link', { name: 'See the task' });
  expect(link.element().getAttribute('href')).toBe('#/tasks/a');
});

test.each([null, deliver('queued'), deliver('accepted')])(
  'a request whose connection was removed names no address, and promises nothing: %o',
  async (delivery) => {
    const world = await showRequest(login, { delivery });
    await world.storage.local.remove([keys.connection('office')]);
    await expect.element(page.getByText(/^Its connection was removed/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/only to \.|through \./);
    expect(document.querySelector('[data-delivery]')).toBeNull();
  },
);

test('the warning of a secret is one line in a popup: a login is seen to its button', async () => {
  await page.viewport(380, 600);
  await showRequest({ fields: [{ type: 'password', label: 'Password' }] });
  const warning = page.getByText(/^It asks for a secret/).element();
  const lineHeight = Number.parseFloat(getComputedStyle(warning).lineHeight);
  expect(Math.round(warning.getBoundingClientRect().height / lineHeight)).toBe(1);
});
