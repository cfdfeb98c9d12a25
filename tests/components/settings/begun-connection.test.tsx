import { succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const address = page.getByRole('textbox', { name: 'Service address' });
const name = page.getByRole('textbox', { name: 'Name' });
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

test('what was typed outlives a popup that closes, except for the key', async () => {
  const { storage, ...world } = pageWorld({ place: 'popup' });
  await store(storage, { connections: [buildConnection()] });
  show({ storage, ...world }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(name, 'Mine');
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.fill(key, 'k-123');
  await expect
    .poll(() => storage.dump('local')[keys.connectionDraft])
    .toMatchObject({ data: { connection: { name: 'Mine', address: 'https://mine.example' } } });
  leave();
  expect(JSON.stringify(storage.dump('local'))).not.toContain('k-123');
  show({ storage, ...world }, '#/settings');
  await expect.element(address).toHaveValue('https://mine.example');
  await expect.element(name).toHaveValue('Mine');
  await expect.element(key).toHaveValue('');
  // The form was already open, so its first field must not take the focus.
  await expect.element(name).not.toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(address).not.toBeInTheDocument();
  await expect.poll(() => storage.dump('local')).not.toHaveProperty([keys.connectionDraft]);
});

test('that what is typed is not kept while the disk is full is said', async () => {
  const world = pageWorld({ place: 'popup' });
  show(world, '#/settings');
  const set = vi.spyOn(world.storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.fill(name, 'Mine');
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is not saved');
  set.mockRestore();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(world.storage.dump('local')).toHaveProperty([keys.connectionDraft]);
});

test('a form that was opened is open in the tab it goes on in', async () => {
  const { storage, ...world } = pageWorld({ place: 'popup' });
  await store(storage, { connections: [buildConnection()] });
  show({ storage, ...world }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await expect.element(page.getByRole('button', { name: 'Set up in a tab' })).toBeVisible();
  await expect.poll(() => storage.dump('local')).toHaveProperty([keys.connectionDraft]);
  leave();
  show({ storage, ...world }, '#/settings');
  await expect.element(address).toBeVisible();
});

test('once it is saved, nothing of it is left to be added again', async () => {
  const answers = { 'connection.save': () => succeed({ id: 'mine' }) };
  const { storage, ...world } = pageWorld({ place: 'tab', answers });
  await store(storage, { connections: [buildConnection()] });
  show({ storage, ...world }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.fill(key, 'k-123');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).not.toBeInTheDocument();
  await expect.poll(() => storage.dump('local')).not.toHaveProperty([keys.connectionDraft]);
});

test('one that is saved right after the last key is no draft when its popup has closed', async () => {
  const { storage, ...world } = pageWorld({ place: 'popup' });
  const writes: unknown[] = [];
  const set = (items: Readonly<Record<string, unknown>>) => {
    writes.push(items[keys.connectionDraft]);
    return storage.local.set(items);
  };
  // The browser's permission question stays open.
  const permissions = { ...world.ports.permissions, request: () => new Promise<boolean>(() => {}) };
  const local = { ...storage.local, set };
  show({ storage, ...world, ports: { ...world.ports, local, permissions } }, '#/settings');
  await userEvent.fill(key, 'k-123');
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => world.sent.map((one) => one.name)).toEqual(['connection.save']);
  const { length } = writes;
  // The background removes the draft. A page that writes the draft after that would bring it back.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(writes).toHaveLength(length);
});

test('one that is cancelled while the disk is slow does not come back', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  await store(storage, { connections: [buildConnection()] });
  const { promise: turn, resolve: write } = Promise.withResolvers<void>();
  const local = {
    ...storage.local,
    set: (items: Readonly<Record<string, unknown>>) => turn.then(() => storage.local.set(items)),
    remove: (gone: readonly string[]) =>
      // Storage reports the write before the removal is done.
      turn.then(() => new Promise(requestAnimationFrame)).then(() => storage.local.remove(gone)),
  };
  show({ storage, ...world, ports: { ...world.ports, local } }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(address).not.toBeInTheDocument();
  write();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(storage.dump('local')).not.toHaveProperty([keys.connectionDraft]);
  await expect.element(address).not.toBeInTheDocument();
});

test('one that is cancelled while the disk refuses it does not come back as the page goes', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  await store(storage, { connections: [buildConnection()] });
  const refused = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const set = vi.spyOn(storage.local, 'set').mockReturnValueOnce(refused.promise);
  const local = { ...storage.local, set, remove: () => removed.promise };
  show({ storage, ...world, ports: { ...world.ports, local } }, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await userEvent.fill(address, 'https://mine.example');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(address).not.toBeInTheDocument();
  const writes = set.mock.calls.length;
  expect(writes).toBeGreaterThan(0);
  refused.reject(new Error('QUOTA_BYTES'));
  await Promise.allSettled([refused.promise]);
  dispatchEvent(new Event('pagehide'));
  expect(set).toHaveBeenCalledTimes(writes);
  removed.resolve();
});

test('one that was not begun makes room for it', async () => {
  const { storage, ...world } = pageWorld({ place: 'tab' });
  show({ storage, ...world }, '#/settings');
  await expect.element(address).toBeVisible();
  await store(storage, { connections: [buildConnection()] });
  await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
});
