import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTask } from '../../support/a-task';
import { buildBackoff, buildConnection, buildSchedule, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

async function showRequestOf(task: ReturnType<typeof aTask>, call?: unknown) {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, { connections: [buildConnection()], tasks: [task.build()] });
  if (call !== undefined) await world.storage.local.set({ [keys.call('a')]: seal(call) });
  show(world, '#/tasks/a/request');
  return world;
}

const check = page.getByRole('button', { name: 'Check now', exact: true });
const toTask = page.getByRole('link', { name: 'See the task' });

test.each([
  ['is not found', undefined],
  ['does not parse', { toolCallId: 7 }],
  ['is no JSON', { toolCallId: 'call-1', toolName: 'x', parameters: '{' }],
])('where what the agent asked %s, the task can be checked and looked at', async (_, call) => {
  const world = await showRequestOf(aTask().waiting(), call);
  await expect.element(page.getByText(/^Beckon cannot find what the agent asked/)).toBeVisible();
  await expect.element(toTask).toHaveAttribute('href', '#/tasks/a');
  await userEvent.click(check);
  await expect.poll(() => world.sent).toEqual([{ name: 'task.check', input: { id: 'a' } }]);
});

test.each([
  ['unproven', 1],
  ['gone', 0],
] as const)('a request that ended %s can be checked: %i', async (outcome, buttons) => {
  const world = await showRequestOf(aTask().settled(outcome));
  await expect.element(toTask).toBeVisible();
  expect(check.elements()).toHaveLength(buttons);
  if (buttons === 0) return;
  await userEvent.click(check);
  await expect.poll(() => world.sent).toEqual([{ name: 'task.check', input: { id: 'a' } }]);
});

test('how the run ended is seen where its request was answered: no notification tells it there', async () => {
  const task = aTask().settled('confirmed');
  const world = await showRequestOf(task);
  const status = page.getByRole('status').filter({ hasText: 'Status:' });
  await expect.element(status).toMatchTextContent('Status: Running');
  const observed = { status: 'error', detailedStatus: null, changedAt: testNow };
  await store(world.storage, { tasks: [task.with({ observed }).build()] });
  await expect.element(status).toMatchTextContent('Status: Failed');
});

test('while the parameters there are of another call, it is said that these are coming', async () => {
  await showRequestOf(aTask().waiting(), { toolCallId: 'old', toolName: 'x', parameters: '{}' });
  await expect.element(page.getByText('Loading…')).toBeVisible();
  // The heading would be read out, and then again with the page that takes this one's place.
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['that never asked', aTask()],
  ['whose last request is over', aTask().settled('gone')],
] as const)('where it is not known what a task %s asks, that is said', async (_, task) => {
  const trouble = { kind: 'unreadable-call', message: null, at: testNow } as const;
  await showRequestOf(task.with({ trouble }));
  const words = /^The agent asks for something Beckon cannot read, and may be waiting for you/;
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(toTask).toBeVisible();
  expect(page.getByText('Beckon knows of no request from this task right now.').elements()).toEqual(
    [],
  );
});

test('where its service cannot be reached, a task that asks nothing known of says so', async () => {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, { connections: [buildConnection()], tasks: [aTask().build()] });
  const backoff = { office: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  show(world, '#/tasks/a/request');
  await expect.element(page.getByText('Office tasks cannot be reached.')).toBeVisible();
});

test('where its key is missing, it is not said that a task asks nothing', async () => {
  const world = pageWorld({ place: 'panel' });
  const health = { state: 'no-key', at: testNow } as const;
  await store(world.storage, {
    connections: [buildConnection({ health })],
    tasks: [aTask().build()],
  });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByText('The key for Office tasks is missing.')).toBeVisible();
  const mend = page.getByRole('link', { name: 'Fix it in the settings' });
  await expect.element(mend).toHaveAttribute('href', '#/settings');
  expect(page.getByText('Beckon knows of no request from this task right now.').elements()).toEqual(
    [],
  );
});

test('without its connection, nothing offers to check what became of an answer', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [aTask().settled('unproven').build()] });
  show(world, '#/tasks/a/request');
  await expect.element(page.getByText(/nothing proves that your answer/)).toBeVisible();
  await expect.element(toTask).toBeVisible();
  expect(check.query()).toBeNull();
});
