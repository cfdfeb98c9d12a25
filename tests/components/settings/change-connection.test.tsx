import { keys } from '@/lib/store/keys';
import { fail } from '@/lib/result';
import type { Connection } from '@/lib/task/connection';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const address = page.getByRole('textbox', { name: 'Service address' });
const key = page.getByLabelText('API key');
const save = page.getByRole('button', { name: 'Save connection' });

async function change(changes: Partial<Connection> = {}) {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection(changes)] });
  const area = changes.keyKept === 'session' ? world.storage.session : world.storage.local;
  await area.set({ [keys.apiKey('office')]: { v: 1, data: 'stored-key' } });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await expect.element(key).toBeVisible();
  return world;
}

test('a stored key is not read back, and stays when nothing is typed', async () => {
  const world = await change();
  await expect.element(key).toHaveValue('');
  expect(document.documentElement.outerHTML).not.toContain('stored-key');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Renamed');
  await userEvent.click(save);
  await expect
    .poll(() => world.sent[0]?.input)
    .toMatchObject({ id: 'office', name: 'Renamed', key: null });
  await expect.element(page.getByText(/The connection is saved\./)).toBeVisible();
});

test.each(['disk', 'session'] as const)(
  'a key in %s is shown when asked for, goes again, and is not taken for a typed one',
  async (keyKept) => {
    const world = await change({ keyKept });
    await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
    await expect.element(key).toHaveValue('stored-key');
    await expect.element(key).toHaveAttribute('type', 'text');
    // The button's visible text is part of its name, so that "click Hide" finds it by voice.
    const hide = page.getByRole('button', { name: 'Hide the key' });
    await expect.element(hide).toHaveTextContent('Hide');
    await userEvent.click(hide);
    await expect.element(key).toHaveValue('');
    await userEvent.click(save);
    await expect.poll(() => world.sent[0]?.input).toMatchObject({ id: 'office', key: null });
  },
);

test('a key that was typed is shown when asked for, and not the stored one in its place', async () => {
  await change();
  await userEvent.fill(key, 'typed-key');
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await expect.element(key).toHaveAttribute('type', 'text');
  await expect.element(key).toHaveValue('typed-key');
});

test.each([
  ['disk', 'session'],
  ['session', 'disk'],
] as const)('where the key is kept is one press: %s becomes %s', async (before, after) => {
  const world = await change({ keyKept: before });
  await userEvent.click(page.getByRole('checkbox', { name: /^Forget the key/ }));
  await userEvent.click(save);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ id: 'office', keyKept: after });
});

test('another origin needs its key typed: the stored one is not for it', async () => {
  const world = await change();
  await userEvent.fill(address, 'https://api.example.net/api/v1/');
  await expect.element(key).toHaveAttribute('placeholder', 'kept; type to replace it');
  await userEvent.fill(address, 'https://elsewhere.example');
  await userEvent.click(save);
  await expect.element(page.getByText(/^The kept key is for the old address only/)).toBeVisible();
  expect(world.order).toEqual([]);
});

test('the stored key is not for another origin when the person has just looked at it', async () => {
  const world = await change();
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await expect.element(key).toHaveValue('stored-key');
  await userEvent.fill(address, 'https://api.example.net/api/v2');
  await expect.element(key).toHaveValue('stored-key');
  await userEvent.fill(address, 'https://elsewhere.example');
  await expect.element(key).toHaveValue('');
  await userEvent.click(save);
  await expect.element(page.getByText(/^The kept key is for the old address only/)).toBeVisible();
  expect(world.order).toEqual([]);
});

test('the stored key is not for an origin typed while it was still being read', async () => {
  const world = await change();
  const disk = Promise.withResolvers<void>();
  const get = vi.spyOn(world.storage.local, 'get').mockImplementationOnce(async () => {
    await disk.promise;
    return { [keys.apiKey('office')]: { v: 1, data: 'stored-key' } };
  });
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await userEvent.fill(address, 'https://elsewhere.example');
  disk.resolve();
  await expect.element(page.getByRole('button', { name: 'Hide the key' })).toBeVisible();
  await expect.element(key).toHaveValue('');
  get.mockRestore();
});

test.each(['before it moves', 'before the key is typed', 'once the key is typed'])(
  'a moved service may have the same key, shown %s',
  async (when) => {
    const world = await change();
    const hide = page.getByRole('button', { name: 'Hide the key' });
    const reveal = async (now: typeof when) => {
      if (now !== when) return;
      await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
      await expect.element(hide).toBeVisible();
    };
    await reveal('before it moves');
    await userEvent.fill(address, 'https://elsewhere.example');
    await reveal('before the key is typed');
    await expect.element(key).toHaveValue('');
    await userEvent.fill(key, 'stored-key');
    await reveal('once the key is typed');
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Moved');
    await userEvent.click(hide);
    await userEvent.click(save);
    await expect.poll(() => world.sent[0]?.input).toMatchObject({ key: 'stored-key' });
  },
);

test('a forgotten key has to be typed again', async () => {
  const world = await change({ keyKept: 'session', health: { state: 'no-key', at: 1 } });
  await userEvent.click(save);
  await expect.element(page.getByText('Enter the key the service gave you.')).toBeVisible();
  await userEvent.fill(key, 'again');
  await userEvent.click(save);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ key: 'again', keyKept: 'session' });
});

test('a permission that is missing is asked for on the click', async () => {
  const world = pageWorld({ place: 'tab' });
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Allow api.example.net' }));
  expect(world.asked).toEqual(['https://api.example.net/*']);
});

test.each([
  [true, 'Allowed. Beckon goes on in a moment.'],
  [false, /^It was not allowed/],
])('what the person answers the browser is said: %s', async (grant, words) => {
  const world = pageWorld({ place: 'tab', grant });
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Allow api.example.net' }));
  await expect.element(page.getByText(words)).toBeVisible();
});

test('that the browser was not allowed to is said of the address that was asked for alone', async () => {
  const world = pageWorld({ place: 'tab', grant: false });
  show(world, '#/settings');
  await userEvent.fill(address, 'https://a.example');
  await userEvent.fill(key, 'k');
  await userEvent.click(page.getByRole('button', { name: 'Test connection' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^Beckon may not talk to a\.example/);
  await userEvent.fill(address, 'https://b.example');
  await expect.element(page.getByText(/^Beckon may not talk to/)).not.toBeInTheDocument();
});

test.each([
  ['a test', 'Test connection', 'connection.test'],
  ['a save', 'Save connection', 'connection.save'],
])(
  'that it was not allowed to is said no longer when %s was allowed that came to nothing',
  async (_, name, command) => {
    const answers = { [command]: () => fail({ code: 'invalid' } as const) };
    const world = pageWorld({ place: 'tab', answers });
    const request = vi.fn(async () => true).mockResolvedValueOnce(false);
    const permissions = { ...world.ports.permissions, request };
    show({ ...world, ports: { ...world.ports, permissions } }, '#/settings');
    await userEvent.fill(address, 'https://a.example');
    await userEvent.fill(key, 'k');
    await userEvent.click(page.getByRole('button', { name: 'Test connection' }));
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^Beckon may not talk to a\.example/);
    await userEvent.click(page.getByRole('button', { name }));
    await expect.element(page.getByText(/^Beckon may not talk to/v)).not.toBeInTheDocument();
    expect(request).toHaveBeenCalledTimes(2);
  },
);

test('where the browser will not ask, what it allowed before counts', async () => {
  const world = pageWorld({ place: 'tab' });
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  const request = () => Promise.reject(new Error('no gesture'));
  const permissions = { ...world.ports.permissions, request };
  show({ ...world, ports: { ...world.ports, permissions } }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Allow api.example.net' }));
  await expect.element(page.getByText(/^Allowed\./)).toBeVisible();
});

test('a connection that was given no name goes by the host of its address as it is now', async () => {
  const world = await change({ name: 'localhost:9', baseUrl: 'http://localhost:9/api/v1' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('');
  await userEvent.fill(address, 'http://localhost:8080');
  await userEvent.fill(key, 'its key');
  await expect.element(name).toHaveAttribute('placeholder', 'localhost:8080');
  await userEvent.click(save);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ name: '' });
});

test.each([
  ['ok', true],
  ['no-key', false],
] as const)('over plain http, with its key %s, the key may travel: %s', async (state, allowed) => {
  await change({ baseUrl: 'http://api.example.net/api/v1', health: { state, at: 1 } });
  const tick = page.getByRole('checkbox', { name: /travel unencrypted/ });
  await expect.element(tick).toHaveProperty('checked', allowed);
});
