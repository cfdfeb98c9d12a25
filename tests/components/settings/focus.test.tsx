import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function settings(changes: Parameters<typeof buildConnection>[0] = {}) {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection(changes)] });
  show(world, '#/settings');
  return world;
}

test.each(['Change', 'Add a connection'])(
  '%s goes to the first field, and cancelling back',
  async (opener) => {
    await settings();
    await userEvent.click(button(opener));
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(button('Cancel'));
    await expect.element(button(opener)).toHaveFocus();
  },
);

test.each([
  { state: 'refused-key', at: 1, message: null },
  { state: 'no-key', at: 1 },
] as const)('of a connection with $state, Change goes to the key', async (health) => {
  await settings({ health });
  await userEvent.click(button('Change'));
  await expect.element(page.getByLabelText('API key')).toHaveFocus();
});

test('saving goes back too', async () => {
  await settings();
  await userEvent.click(button('Change'));
  await userEvent.click(button('Save connection'));
  await expect.element(button('Change')).toHaveFocus();
});

test.each(['{Escape}', '{Tab}{Tab}{Enter}'])(
  'removing goes to the question, not to a button, and %s back',
  async (keys) => {
    await settings();
    await userEvent.click(button('Remove'));
    const question = page.getByRole('group', { name: /Remove/ });
    await expect.element(question).toHaveFocus();
    await expect.element(question).toHaveAccessibleDescription(/./);
    await userEvent.keyboard(keys);
    await expect.element(button('Remove')).toHaveFocus();
  },
);

test('a connection that is gone leaves the focus at the connections', async () => {
  const world = await settings();
  await userEvent.click(button('Remove'));
  await userEvent.click(button('Remove for good'));
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(page.getByRole('region', { name: 'Connections' })).toHaveFocus();
});

test.each([
  ['ftp://example.net', 'k', 'Service address'],
  ['api.example.net', '', 'API key'],
  ['http://api.example.net', 'k', 'Let the key travel unencrypted'],
])('with %j and the key %j, testing and saving go to what is wrong', async (...row) => {
  const [address, key, wrong] = row;
  show(pageWorld({ place: 'tab' }), '#/settings');
  await userEvent.fill(page.getByLabelText('Service address'), address);
  await userEvent.fill(page.getByLabelText('API key'), key);
  for (const name of ['Test connection', 'Save connection']) {
    await userEvent.click(button(name));
    await expect.element(page.getByLabelText(wrong)).toHaveFocus();
  }
});

test('the form for a first connection is there once the one being changed is gone', async () => {
  const { storage } = await settings();
  await userEvent.click(button('Change'));
  await expect.element(button('Cancel')).toBeVisible();
  button('Delete everything').element().focus();
  await storage.local.remove([keys.connection(buildConnection().id)]);
  await expect.element(button('Cancel')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Service address' })).toHaveValue('');
  await expect.element(button('Delete everything')).toHaveFocus();
});
