import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const asking = (call: Parameters<typeof buildCall>[0]) =>
  buildTask('a', { title: 'Paper', call: buildCall(call) });
const said = page.getByText('Waiting for you: Paper', { exact: true });

/** Home, where a task has just begun to wait. */
async function showHome() {
  const { storage, ...world } = pageWorld();
  const tasks = [buildTask('a', { title: 'Paper' }), buildTask('b')];
  await store(storage, { connections: [buildConnection()], tasks });
  show({ storage, ...world }, '#/');
  await expect.element(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await store(storage, { tasks: [asking({ toolCallId: 'call-1' })] });
  await expect.element(said).toBeInTheDocument();
  return storage;
}

test('what is read out stays until other requests wait, whatever else changes', async () => {
  const storage = await showHome();
  await store(storage, { tasks: [buildTask('b', { title: 'Ink' })] });
  await expect.element(page.getByRole('link', { name: /^Ink/ })).toBeVisible();
  await expect.element(said).toBeInTheDocument();
  await store(storage, { tasks: [buildTask('a', { title: 'Paper' })] });
  await expect.element(said).not.toBeInTheDocument();
});

test.each([
  ['something else', { toolCallId: 'call-2' }],
  ['again, in a call with the same id', { toolCallId: 'call-1', firstSeenAt: 2 }],
])('a task that at once asks %s is read out again', async (_, call) => {
  const storage = await showHome();
  const first = said.element();
  await store(storage, { tasks: [asking(call)] });
  await expect.poll(() => said.element()).not.toBe(first);
});

test('what had ended before home was opened is not read out, though home reads it last', async () => {
  const world = pageWorld();
  const observed = { status: 'completed', detailedStatus: null, changedAt: testNow - 1000 };
  const tasks = [asking({ toolCallId: 'call-1' }), buildTask('b', { title: 'Ink', observed })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  const schedule = buildSchedule(['b']);
  const waiting = buildSchedule(['a'], {}, { waiting: 'call' });
  await world.storage.session.set(
    sealSchedule({ ...schedule, tasks: { ...schedule.tasks, ...waiting.tasks } }),
  );
  const heard = listen();
  show(world, '#/');
  await expect.element(page.getByRole('link', { name: /^Ink/ })).toBeVisible();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(heard).toEqual([]);
});
