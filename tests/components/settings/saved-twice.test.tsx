import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('what the test of a connection saved before says is not said of the one saved after it', async () => {
  const a = buildConnection({ id: 'a', name: 'A', baseUrl: 'https://a.example/api/v1' });
  const b = buildConnection({ id: 'b', name: 'B', baseUrl: 'https://b.example/api/v1' });
  const slow = Promise.withResolvers<void>();
  const saving = Promise.withResolvers<void>();
  const world = pageWorld({
    place: 'tab',
    answers: {
      'connection.save': async ({ id }) => {
        // Saving takes long, because the browser asks or the worker starts. Meanwhile the person
        // opens another connection to change it.
        if (id === 'a') await saving.promise;
        return succeed({ id: id ?? 'x' });
      },
      'connection.test': async ({ id }) => {
        if (id === 'b') return fail({ code: 'unreachable' } as const);
        await slow.promise;
        return succeed(null);
      },
    },
  });
  await store(world.storage, { connections: [a, b] });
  for (const id of ['a', 'b']) {
    await world.storage.local.set({ [keys.apiKey(id)]: seal('stored-key') });
  }
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Change' }).first());
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await userEvent.click(page.getByRole('button', { name: 'Change' }).last());
  saving.resolve();
  await expect.element(page.getByText(/Asking a\.example/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  slow.resolve();
  await new Promise((done) => setTimeout(done, 300));
  expect(document.body.textContent).not.toContain('b.example answers and accepts the key');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
});

test('a connection that is saved again while it is said to be saved is tried again', async () => {
  const a = buildConnection();
  const saving = Promise.withResolvers<void>();
  let saves = 0;
  const world = pageWorld({
    place: 'tab',
    answers: {
      'connection.save': async ({ id }) => {
        saves += 1;
        if (saves === 1) await saving.promise;
        return succeed({ id: id ?? 'x' });
      },
      'connection.test': async () =>
        saves === 1 ? succeed(null) : fail({ code: 'unreachable' } as const),
    },
  });
  await store(world.storage, { connections: [a] });
  await world.storage.local.set({ [keys.apiKey(a.id)]: seal('stored-key') });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  // Saving is still under way, because the browser asks or the worker starts.
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  saving.resolve();
  await expect.element(page.getByText(/answers and accepts the key/)).toBeVisible();
  await userEvent.fill(page.getByLabelText('API key'), 'another-key');
  await userEvent.click(page.getByRole('button', { name: 'Save connection' }));
  await expect.element(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await new Promise((done) => setTimeout(done, 300));
  expect(world.sent.filter(({ name }) => name === 'connection.test')).toHaveLength(2);
});
