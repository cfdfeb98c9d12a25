import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, pageWorld, show } from '../support/page-ports';

afterEach(leave);

const hashes = [
  '#/',
  '#/new',
  '#/tasks/a',
  '#/tasks/a/request',
  '#/settings',
  '#/tools',
  '#/welcome',
];

test.each(hashes)('%s says that it cannot be shown when storage fails', async (hash) => {
  const world = pageWorld();
  const failure = new Error('IO error: block checksum mismatch');
  vi.spyOn(world.storage.local, 'get').mockRejectedValue(failure);
  show(world, hash);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be shown.*restart/);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All tasks' })).toBeVisible();
});

test('the next page is shown when storage is well again', async () => {
  const world = pageWorld();
  const get = vi.spyOn(world.storage.local, 'get').mockRejectedValue(new Error('IO error'));
  show(world, '#/settings');
  await expect.element(page.getByRole('alert')).toBeVisible();
  get.mockRestore();
  location.hash = '#/';
  await expect.element(page.getByRole('button', { name: 'Connect your service' })).toBeVisible();
});
