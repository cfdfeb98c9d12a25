import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { violations } from '../../support/violations';

afterEach(leave);

/**
 * Shows a task that the person archived together with its connection. The connection is still
 * there.
 */
async function showTask(changes: Partial<TaskRecord> = {}) {
  const world = pageWorld();
  const task = buildTask('a', { title: 'Paper', watch: 'archived', ...changes });
  await store(world.storage, { connections: [buildConnection()], tasks: [task] });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'Paper', level: 1 })).toBeVisible();
  return world;
}

const queued = { state: 'queued', answeredAt: 1, attempts: 0, secret: false } as const;

test.each([
  [
    { call: buildCall({ delivery: queued }) },
    'Sendingyour answer is waiting to be sent',
    'Unclearits connection was removed or damaged while your answer was on its way',
  ],
  [
    { creation: { state: 'creating', since: 1 } },
    'Startingasking the service to start it',
    'Unclearits connection was removed or damaged before the service said whether this started',
  ],
] as const)(
  'once its connection is gone, nothing is on its way: %o',
  async (task, before, after) => {
    const world = await showTask(task);
    const status = page.getByRole('region', { name: 'Status' });
    await expect.element(status).toMatchTextContent(before);
    await world.storage.local.remove([keys.connection('office')]);
    await expect.element(status).toMatchTextContent(after);
  },
);

test('of an answer that was taken before its connection went, no more is promised', async () => {
  const delivery = { ...queued, state: 'accepted', at: 1, revision: 1 } as const;
  const call = buildCall({ delivery: { ...delivery, stillWaiting: false } });
  const world = await showTask({ call });
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toMatchTextContent('Answeredwaiting for the agent to continue');
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(status).toMatchTextContent('Answerednot checked while archived');
});

test('of a task whose connection is gone nothing is asked, nor offered to be asked', async () => {
  const world = await showTask();
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Runs' })).toBeVisible();
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(page.getByText(/^removed or damaged; without one/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Runs' })).not.toBeInTheDocument();
});

test('of a request that cannot be answered, nothing says that it waits, and it is not watched again', async () => {
  const world = await showTask({ call: buildCall() });
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toMatchTextContent('Waiting for you');
  await expect.element(page.getByRole('link', { name: 'Answer' })).toHaveClass(/primary/);
  await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await world.storage.local.remove([keys.connection('office')]);
  await expect
    .element(status)
    .toMatchTextContent('No connectionits connection was removed or damaged, so no answer');
  await expect.element(page.getByRole('link', { name: 'See request' })).not.toHaveClass(/primary/);
  await expect.element(page.getByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('of a connection that cannot be read it is not said that it was removed', async () => {
  const world = await showTask({ call: buildCall({ delivery: queued }) });
  await world.storage.local.set({ [keys.connection('office')]: { v: 1, data: null } });
  await expect.element(page.getByText(/^removed or damaged; without one/)).toBeVisible();
  location.hash = '#/tasks/a/request';
  await world.storage.local.set({
    [keys.call('a')]: seal({ toolCallId: 'call-1', toolName: 'ask', parameters: null }),
  });
  await expect.element(page.getByText(/^Its connection was removed or is damaged/)).toBeVisible();
});

test('the badge that leads to the request of a task without a connection can be read', async () => {
  const world = await showTask({ call: buildCall(), watch: 'watched' });
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(page.getByRole('link', { name: 'No connection' })).toBeVisible();
  expect(await violations()).toEqual([]);
});
