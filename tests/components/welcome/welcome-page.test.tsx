import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { prefer, schemes } from '../../support/scheme';
import { violations } from '../../support/violations';

afterEach(leave);

const start = page.getByRole('link', { name: 'Start a task' });
const step = page.getByRole('heading', { name: /Connect/ });
const baseUrl = 'https://api.example.net/api/v1';

test('it says that nobody watches while the browser is closed, and asks for a connection first', async () => {
  const world = pageWorld({ place: 'tab' });
  show(world, '#/welcome');
  await expect.element(page.getByText(/Nobody watches while the browser is closed/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Service address' })).toBeVisible();
  await expect.element(page.getByLabelText('API key')).toHaveAttribute('aria-invalid', 'false');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await expect.element(start).not.toBeInTheDocument();
  // A welcome page that is left open must not count as somebody looking at tasks.
  expect(world.beats).toEqual([]);
});

test('a connection is tried as soon as there is one, and leads on to a first task', async () => {
  const answers = { 'connection.test': () => succeed(null) };
  const world = pageWorld({ place: 'tab', answers });
  show(world, '#/welcome');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await store(world.storage, { connections: [buildConnection()] });
  await expect.element(page.getByText(/answers and accepts the key/)).toBeVisible();
  await expect.element(start).toHaveAttribute('href', '#/new');
  await expect.element(step).toHaveAccessibleName(/\(done\)/v);
  expect(world.sent).toEqual([
    {
      name: 'connection.test',
      input: { id: 'office', address: baseUrl, key: null, allowPlainHttp: true },
    },
  ]);
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect.element(start).not.toBeInTheDocument();
  await expect.element(step).not.toHaveAccessibleName(/\(done\)/v);
});

test('the focus goes from the form of the first connection to its buttons, which have names', async () => {
  const world = pageWorld({ place: 'tab' });
  show(world, '#/welcome');
  await userEvent.click(page.getByLabelText('API key'));
  await store(world.storage, { connections: [buildConnection()] });
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
});

test('one that may not be used yet is tried once it may', async () => {
  const world = pageWorld({ place: 'tab' });
  const connection = buildConnection({ health: { state: 'no-permission', at: 1 } });
  await store(world.storage, { connections: [connection] });
  show(world, '#/welcome');
  await expect.element(page.getByRole('button', { name: 'Allow api.example.net' })).toBeVisible();
  expect(world.sent).toEqual([]);
  await store(world.storage, { connections: [buildConnection()] });
  await expect.poll(() => world.sent.map(({ name }) => name)).toEqual(['connection.test']);
});

test('one that was changed is tried again', async () => {
  const answers = {
    'connection.test': () => succeed(null),
    'connection.save': () => succeed({ id: 'office' }),
  };
  const world = pageWorld({ place: 'tab', answers });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/welcome');
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect
    .poll(() => world.sent.map(({ name }) => name))
    .toEqual(['connection.test', 'connection.save', 'connection.test']);
});

test('one whose service is started only now is tried again in place', async () => {
  let runs = false;
  const answers = {
    'connection.test': () => (runs ? succeed(null) : fail({ code: 'unreachable' } as const)),
  };
  const world = pageWorld({ place: 'tab', answers });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/welcome');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  runs = true;
  await userEvent.click(page.getByRole('button', { name: 'Test' }));
  await expect.element(start).toBeVisible();
});

test('one that does not work says why, and can be changed in place', async () => {
  const answers = {
    'connection.test': () => fail({ code: 'not-json', httpStatus: 200 } as const),
  };
  const world = pageWorld({ place: 'tab', answers });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/welcome');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/not like a service/);
  await expect.element(start).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await expect.element(page.getByRole('textbox', { name: 'Service address' })).toHaveValue(baseUrl);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
});

test.each([
  [{ state: 'refused-key', at: 1, message: null }, /refused this key/],
  [{ state: 'no-permission', at: 1 }, /until you allow Beckon to talk/i],
  [{ state: 'no-key', at: 1 }, /The key is missing/],
] as const)(
  'what keeps a first connection from working, %j, is read out',
  async (health, words) => {
    const world = pageWorld({ place: 'tab' });
    show(world, '#/welcome');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await store(world.storage, { connections: [buildConnection()] });
    await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
    const heard = listen();
    await store(world.storage, { connections: [buildConnection({ health })] });
    await expect.poll(() => heard).toContainEqual(expect.stringMatching(words));
  },
);

test.each(schemes)('axe finds nothing in any of its states, %s', async (scheme) => {
  await prefer(scheme);
  const world = pageWorld({ place: 'tab' });
  show(world, '#/welcome');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await store(world.storage, {
    connections: [buildConnection({ health: { state: 'no-permission', at: 1 } })],
  });
  await expect.element(page.getByRole('button', { name: 'Allow api.example.net' })).toBeVisible();
  expect(await violations()).toEqual([]);
});
