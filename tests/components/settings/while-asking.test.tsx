import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

/** Fills in a second connection, in a browser whose permission question stays open until `allow`. */
async function addSecond() {
  const world = pageWorld({ place: 'tab' });
  const answer = Promise.withResolvers<boolean>();
  const asked: string[] = [];
  const request = (origin: string) => {
    asked.push(origin);
    return answer.promise;
  };
  const permissions = { ...world.ports.permissions, request };
  await store(world.storage, { connections: [buildConnection()] });
  show({ ...world, ports: { ...world.ports, permissions } }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Service address' }), 'api.example.net');
  await userEvent.fill(page.getByLabelText('API key'), 'k-123');
  return { world, asked, allow: () => answer.resolve(true) };
}

test.each([
  ['Save connection', 'connection.save', /The connection is saved\./],
  ['Test connection', 'connection.test', /answers and accepts the key/],
])('%s, pressed again while the browser asks, does it once', async (button, command, done) => {
  const { world, asked, allow } = await addSecond();
  const press = page.getByRole('button', { name: button });
  await userEvent.click(press);
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(press).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(press, { force: true });
  expect(asked).toHaveLength(1);
  await store(world.storage, { connections: [buildConnection({ id: 'new' })] });
  allow();
  await expect.element(page.getByText(done)).toBeVisible();
  // A saved connection is also tested by itself, so only this command is counted.
  expect(world.sent.filter(({ name }) => name === command)).toHaveLength(1);
});

test('what is begun meanwhile is not cleared when the one before it is saved', async () => {
  const { allow } = await addSecond();
  const address = page.getByRole('textbox', { name: 'Service address' });
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(address, 'other.example.net');
  allow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(address).toHaveValue('other.example.net');
});

test('what is changed meanwhile stays open when the one before it is saved', async () => {
  const { allow } = await addSecond();
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.fill(page.getByLabelText('API key'), 'k-456');
  allow();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByLabelText('API key')).toHaveValue('k-456');
});
