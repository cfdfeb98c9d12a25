import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
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
