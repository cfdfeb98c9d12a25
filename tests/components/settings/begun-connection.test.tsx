import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const address = page.getByRole('textbox', { name: 'Service address' });
const key = page.getByLabelText('API key');

test('a first connection that was begun stays when another comes, and so does the focus', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  show({ storage, ...world }, '#/settings');
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.fill(key, 'k-123');
  await store(storage, { connections: [buildConnection()] });
  await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect.element(address).toHaveValue('https://mine.example');
  await expect.element(key).toHaveValue('k-123');
  await expect.element(key).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(address).not.toBeInTheDocument();
});

test('one that was not begun makes room for it', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  show({ storage, ...world }, '#/settings');
  await expect.element(address).toBeVisible();
  await store(storage, { connections: [buildConnection()] });
  await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
});
