import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { login, showRequest } from './show-request';

afterEach(leave);

test('from a request its task can be reached', async () => {
  await showRequest(login);
  const link = page.getByRole('link', { name: 'See the task' });
  expect(link.element().getAttribute('href')).toBe('#/tasks/a');
});

test('a request whose connection was removed names no address', async () => {
  const world = await showRequest(login);
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(page.getByText(/^Its connection was removed/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/only to \.|through \./);
});
