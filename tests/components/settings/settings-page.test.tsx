import { fail, succeed } from '@/lib/result';
import type { TaskRecord } from '@/lib/task/record';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const name = page.getByRole('textbox', { name: 'Name' });
const address = page.getByRole('textbox', { name: 'Service address' });
const key = page.getByLabelText('API key');
const save = page.getByRole('button', { name: 'Save connection' });
const probe = page.getByRole('button', { name: 'Test connection' });

async function fillIn(where: string) {
  await userEvent.fill(name, 'Office');
  await userEvent.fill(address, where);
  await userEvent.fill(key, 'k-123');
}

test('the form is there at once when there is no connection', async () => {
  show(pageWorld({ place: 'tab' }), '#/settings');
  await expect.element(address).toBeVisible();
  await expect.element(key).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await expect.element(key).toHaveAttribute('type', 'text');
  await expect.element(key).toHaveAttribute('spellcheck', 'false');
});

test('in Firefox the key is dots as well, and no password that it would save', async () => {
  vi.stubEnv('FIREFOX', 'true');
  show(pageWorld({ place: 'tab' }), '#/settings');
  await expect.element(key).toHaveStyle('-webkit-text-security: disc');
  await expect.element(key).toHaveAttribute('type', 'text');
  await userEvent.click(page.getByRole('button', { name: 'Show the key' }));
  await expect.element(key).toHaveStyle('-webkit-text-security: none');
});

test('the address is shown back as it was understood', async () => {
  show(pageWorld(), '#/settings');
  await userEvent.type(address, 'API.example.net/{Tab}');
  await expect.element(page.getByText('https://api.example.net/api/v1')).toBeVisible();
  await expect.element(address).toHaveAccessibleDescription(/https:\/\/api\.example\.net\/api\/v1/);
});

test('while it is typed nothing is read out; what is wrong is, once it is sent or left', async () => {
  show(pageWorld(), '#/settings');
  await userEvent.fill(key, 'k-123');
  const heard = listen();
  await userEvent.type(address, 'ftp://a');
  expect(heard).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => heard).toEqual([expect.stringMatching(/^Only addresses that/)]);
  await userEvent.keyboard('{Control>}a{/Control}b.c/?d');
  await expect.element(page.getByText(/^Leave out the part/)).toBeVisible();
  expect(heard).toHaveLength(1);
  await userEvent.tab();
  await expect.poll(() => heard[1]).toMatch(/^Leave out the part/);
  expect(heard).toHaveLength(2);
});

test('saving sends the command before the browser asks, and asks without a port', async () => {
  const world = pageWorld();
  show(world, '#/settings');
  await fillIn('https://api.example.net:8443');
  await userEvent.click(save);
  await expect.poll(() => world.order).toEqual(['connection.save', 'permission']);
  expect(world.asked).toEqual(['https://api.example.net/*']);
  expect(world.sent[0]?.input).toEqual({
    id: null,
    name: 'Office',
    address: 'https://api.example.net:8443',
    key: 'k-123',
    allowPlainHttp: false,
    keyKept: 'disk',
  });
});

test('testing asks the browser first, and says that all is well', async () => {
  const answers = {
    'connection.test': () => succeed(null),
  };
  const world = pageWorld({ answers });
  show(world, '#/settings');
  await fillIn('api.example.net');
  await userEvent.click(probe);
  await expect
    .element(page.getByText('api.example.net answers and accepts the key.'))
    .toBeVisible();
  expect(world.order).toEqual(['permission', 'connection.test']);
});

test('what was tested is not said of an address typed since', async () => {
  const answers = {
    'connection.test': () => succeed(null),
  };
  show(pageWorld({ answers }), '#/settings');
  await fillIn('api.example.net');
  await userEvent.click(probe);
  const works = page.getByText(/answers and accepts the key/);
  await expect.element(works).toBeVisible();
  await userEvent.fill(page.getByLabelText('Service address'), 'evil.example.com');
  await expect.element(works).not.toBeInTheDocument();
});

test('what is wrong with plain http stands under its words, as wide as they are', async () => {
  show(pageWorld(), '#/settings');
  await fillIn('http://192.168.1.20:9');
  await userEvent.click(save);
  const { width } = page
    .getByText(/travel unencrypted/)
    .element()
    .getBoundingClientRect();
  const tick = page.getByRole('checkbox', { name: /travel unencrypted/ }).element();
  const note = document.getElementById(tick.getAttribute('aria-describedby') ?? '');
  expect(note?.className).toBe('error');
  expect(note?.getBoundingClientRect().width).toBeGreaterThanOrEqual(width);
});

const failures = [
  [{ code: 'unreachable' }, /cannot be reached/],
  [{ code: 'refused-key', message: 'Invalid API key' }, /refused the key.*Invalid API key/],
  [{ code: 'not-json', httpStatus: 404 }, /not like a service that runs agents.*try again later/],
] as const;

test.each(failures)('a test that fails with %j says what is wrong', async (error, words) => {
  const world = pageWorld({ answers: { 'connection.test': () => fail(error) } });
  show(world, '#/settings');
  await fillIn('api.example.net');
  await userEvent.click(probe);
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
});

test('where the person denies the permission nothing is tested', async () => {
  const world = pageWorld({ grant: false });
  show(world, '#/settings');
  await fillIn('api.example.net');
  await userEvent.click(probe);
  await expect.element(page.getByText(/until you allow it/)).toBeVisible();
  expect(world.sent).toEqual([]);
});

test('plain http beyond this machine needs a tick', async () => {
  const world = pageWorld();
  show(world, '#/settings');
  await fillIn('http://api.example.net');
  await userEvent.click(save);
  expect(world.order).toEqual([]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Let the key travel unencrypted' }));
  await userEvent.click(save);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ allowPlainHttp: true });
});

test('plain http on this machine needs none', async () => {
  const world = pageWorld();
  show(world, '#/settings');
  await fillIn('http://localhost:2003');
  await userEvent.click(save);
  await expect.poll(() => world.sent).toHaveLength(1);
});

test('what is missing is said, and nothing is sent', async () => {
  const world = pageWorld();
  show(world, '#/settings');
  await userEvent.fill(address, 'ftp://example.net');
  await userEvent.click(save);
  await expect.element(page.getByText(/Only addresses that begin with/)).toBeVisible();
  await userEvent.fill(address, 'example.net');
  await expect.element(page.getByText('Enter the key the service gave you.')).toBeVisible();
  await expect.element(key).toHaveAttribute('aria-invalid', 'true');
  expect(world.order).toEqual([]);
});

// With dots for a part of it, with a space of no width, and in the quotes of a JSON file.
const copiedWrongly = ['sk-••••89ab', 'sk-89ab\u200B', '"sk-89ab"'];

test.each(copiedWrongly)('a key copied wrongly, %j, is not said to be refused', async (copied) => {
  const world = pageWorld();
  show(world, '#/settings');
  await fillIn('http://localhost:2003');
  await userEvent.fill(key, copied);
  await userEvent.click(page.getByRole('button', { name: 'Test connection' }));
  await expect.element(page.getByText(/a character that no key has/)).toBeVisible();
  await userEvent.click(save);
  expect(world.order).toEqual([]);
  // A key in Latin-1 letters is sent as typed.
  await userEvent.fill(key, 'schlüssel');
  await userEvent.click(save);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ key: 'schlüssel' });
});

test('the popup offers the set-up in a tab', async () => {
  const world = pageWorld({ place: 'popup' });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Set up in a tab' }));
  expect(world.opened).toEqual(['#/settings']);
});

async function remove(tasks: readonly TaskRecord[]) {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  return world;
}

test.each([
  ['Remove and archive its tasks', 'archive'],
  ['Remove and delete its tasks', 'remove'],
])('removing asks what happens to its tasks: %s', async (button, tasks) => {
  const world = await remove([
    buildTask('a'),
    buildTask('b'),
    buildTask('c', { connectionId: 'other' }),
  ]);
  await expect.element(page.getByText(/its 2 tasks/)).toBeVisible();
  expect(world.sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: button }));
  expect(world.sent).toEqual([{ name: 'connection.remove', input: { id: 'office', tasks } }]);
});

test('without tasks removing only asks once more, and can be left', async () => {
  const world = await remove([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Remove for good' }));
  expect(world.sent).toEqual([
    { name: 'connection.remove', input: { id: 'office', tasks: 'remove' } },
  ]);
});

test('saved without the permission, it says what is missing, not that all is well', async () => {
  const answers = { 'connection.save': () => succeed({ id: 'new' }) };
  const world = pageWorld({ grant: false, answers });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Add a connection' }));
  await fillIn('api.example.net');
  await userEvent.click(save);
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ id: 'new', health })] });
  const notice = page.getByText(/its tasks are not checked until you allow/);
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('The connection is saved.')).not.toBeInTheDocument();
  await store(world.storage, { connections: [buildConnection({ id: 'new' })] });
  await expect.element(notice).not.toBeInTheDocument();
});
