import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

// A warning that comes and goes while a person types would make the fields below jump.
test('half an address of this computer is not warned of before it is to be used', async () => {
  show(pageWorld(), '#/settings');
  const warning = page.getByText('Let the key travel unencrypted');
  for (const half of ['http://l', 'http://1']) {
    await userEvent.fill(page.getByLabelText('Service address'), half);
    await expect.element(page.getByText(/^Beckon will use/)).toBeVisible();
    expect(warning.query()).toBeNull();
  }
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(warning).toBeVisible();
});

test('what is wrong with an address is not said while it is typed for the first time', async () => {
  show(pageWorld({ place: 'tab' }), '#/settings');
  const address = page.getByLabelText('Service address');
  await userEvent.fill(address, 'ftp://example.net');
  await expect.element(address).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
});

test('whoever adds an address that is there already is told of it, and may still do so', async () => {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection({ name: 'Office tasks' })] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  const address = page.getByLabelText('Service address');
  const { host } = new URL(buildConnection().baseUrl);
  await userEvent.fill(address, host);
  const told = page.getByText(/^Office tasks has this address already/v);
  await expect.element(told).toBeVisible();
  await expect.element(told).toMatchTextContent(/change it instead/v);
  await expect.element(told).toHaveAttribute('aria-live', 'polite');
  await userEvent.fill(address, `${host}.test`);
  await expect.element(told).not.toBeInTheDocument();
  await userEvent.fill(address, host);
  await userEvent.fill(page.getByLabelText('API key'), 'another-account');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.poll(() => world.sent.map(({ name }) => name)).toContain('connection.save');
});

test('what is being saved is not told to be there already', async () => {
  const never = new Promise<never>(() => {});
  const world = pageWorld({ place: 'tab', answers: { 'connection.save': () => never } });
  await store(world.storage, { connections: [buildConnection({ name: 'Office tasks' })] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(page.getByLabelText('Service address'), 'new.example');
  await userEvent.fill(page.getByLabelText('API key'), 'a-key');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  const saved = { id: 'new', name: 'New', baseUrl: 'https://new.example/api/v1', addedAt: 9 };
  await store(world.storage, { connections: [buildConnection(saved)] });
  await expect.element(page.getByText('https://new.example/api/v1').nth(1)).toBeVisible();
  expect(document.body.textContent).not.toContain('has this address already');
});
