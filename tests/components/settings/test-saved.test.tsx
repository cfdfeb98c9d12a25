import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { fail, succeed } from '@/lib/result';
import type { Connection } from '@/lib/task/connection';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const { id, baseUrl } = buildConnection();
const trial = {
  name: 'connection.test',
  input: { id, address: baseUrl, key: null, allowPlainHttp: true },
};

const toSave = { 'connection.save': () => succeed({ id }) };

async function showSettings(
  health: Connection['health'],
  options: NonNullable<Parameters<typeof pageWorld>[0]> = {},
) {
  const world = pageWorld({ place: 'tab', ...options });
  await store(world.storage, { connections: [buildConnection({ health })] });
  await world.storage.local.set({ [keys.apiKey(id)]: seal('stored-key') });
  show(world, '#/settings');
  await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
  return world;
}

test('a connection is tried as soon as it is saved, and what came of that stands by it', async () => {
  const answers = { ...toSave, 'connection.test': () => fail({ code: 'unreachable' } as const) };
  const world = await showSettings({ state: 'ok' }, { answers });
  expect(world.sent).not.toContainEqual(trial);
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  expect(world.sent.filter(({ name }) => name === trial.name)).toEqual([trial]);
});

test('that it is saved is read out, though the service does not answer then', async () => {
  const answers = { ...toSave, 'connection.test': () => fail({ code: 'unreachable' } as const) };
  await showSettings({ state: 'ok' }, { answers });
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  const heard = listen();
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(heard.filter((words) => words === 'The connection is saved.')).toHaveLength(1);
});

test('one that the browser does not allow is not tried', async () => {
  const world = await showSettings({ state: 'ok' }, { answers: toSave, grant: false });
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  const health = { state: 'no-permission', at: 1 } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect.element(page.getByText(/not checked until you allow/)).toBeVisible();
  expect(world.sent).not.toContainEqual(trial);
});

test('a key that was refused can be tried again as it is', async () => {
  const refused = { state: 'refused-key', at: 1, message: null } as const;
  const world = await showSettings(refused);
  await userEvent.click(page.getByRole('button', { name: 'Test', exact: true }));
  expect(world.sent).toContainEqual(trial);
  await store(world.storage, { connections: [buildConnection()] });
  await expect.element(page.getByText(/answers and accepts the key/)).toBeVisible();
});

test('what a test said of the old address is not said of the new one', async () => {
  let down = false;
  const moved = 'https://other.example/api/v1';
  const world = await showSettings(
    { state: 'ok' },
    {
      answers: {
        'connection.test': () => (down ? fail({ code: 'unreachable' } as const) : succeed(null)),
        'connection.save': async () => {
          await store(world.storage, { connections: [buildConnection({ baseUrl: moved })] });
          return succeed({ id });
        },
      },
    },
  );
  await userEvent.click(page.getByRole('button', { name: 'Test', exact: true }));
  await expect.element(page.getByText(/answers and accepts the key/)).toBeVisible();
  down = true;
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Service address' }), moved);
  await userEvent.fill(page.getByLabelText('API key'), 'new-key');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  expect(document.body.textContent).not.toContain('other.example answers and accepts the key');
});

test('where a key was refused and the service is out of reach now, a test says so', async () => {
  const refused = { state: 'refused-key', at: 1, message: null } as const;
  const answers = { 'connection.test': () => fail({ code: 'unreachable' } as const) };
  await showSettings(refused, { answers });
  await userEvent.click(page.getByRole('button', { name: 'Test', exact: true }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
});

test('its buttons, called as those of another connection, are a group of its name', async () => {
  await showSettings({ state: 'ok' });
  const { name } = buildConnection();
  const group = page.getByRole('group', { name, exact: true });
  for (const of of ['Test', 'Change', 'Remove'])
    expect(group.getByRole('button', { name: of, exact: true }).elements()).toHaveLength(1);
});

test('a key that is refused is no longer said to be accepted', async () => {
  const answers = { 'connection.test': () => succeed(null) };
  const world = await showSettings({ state: 'ok' }, { answers });
  await userEvent.click(page.getByRole('button', { name: 'Test', exact: true }));
  const accepted = page.getByText(/answers and accepts the key/);
  await expect.element(accepted).toBeVisible();
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  await expect.element(page.getByText(/refused this key/)).toBeVisible();
  await expect.element(accepted).not.toBeInTheDocument();
});
