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
