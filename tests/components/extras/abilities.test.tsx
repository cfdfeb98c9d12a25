import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { everything } from './support';

afterEach(leave);

/** Shows the page of a running task, and counts how often the page asks for the service's abilities. */
async function showFor(connection: Connection, stored: unknown) {
  const asked: string[] = [];
  const world = pageWorld({
    answers: {
      'connection.abilities': ({ id }) => {
        asked.push(id);
        return succeed(null);
      },
    },
  });
  await store(world.storage, { connections: [connection], tasks: [buildTask('a')] });
  if (stored !== undefined) {
    await world.storage.local.set({ [keys.abilities(connection.id)]: stored });
  }
  show(world, '#/tasks/a');
  return { world, asked };
}

const stopRun = page.getByRole('button', { name: 'Stop run' });
const found = seal({ baseUrl: buildConnection().baseUrl, has: everything });

test('unknown ones are found out, and show when they are', async () => {
  const { world, asked } = await showFor(buildConnection(), undefined);
  await expect.poll(() => asked).toEqual(['office']);
  expect(stopRun.query()).toBeNull();
  await world.storage.local.set({ [keys.abilities('office')]: found });
  await expect.element(stopRun).toBeVisible();
  expect(asked).toEqual(['office']);
});

test('known ones are not asked for again', async () => {
  const { asked } = await showFor(buildConnection(), found);
  await expect.element(stopRun).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['another address', seal({ baseUrl: 'https://old.example.net/api/v1', has: everything })],
  ['what cannot be read', { v: 1, data: { has: 'yes' } }],
])('%s counts for nothing', async (_, stored) => {
  const { asked } = await showFor(buildConnection(), stored);
  await expect.poll(() => asked).toEqual(['office']);
  expect(stopRun.query()).toBeNull();
});

test('a connection that needs the person is left alone', async () => {
  const health = { state: 'refused-key', at: 1, message: null } as const;
  const { asked } = await showFor(buildConnection({ health }), undefined);
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('what could not be found out is asked for again as the task goes on', async () => {
  const { world, asked } = await showFor(buildConnection(), undefined);
  await expect.poll(() => asked).toHaveLength(1);
  const observed = { status: 'completed', detailedStatus: null, changedAt: 1 };
  await store(world.storage, { tasks: [buildTask('a', { observed })] });
  await expect.poll(() => asked).toHaveLength(2);
});
