import { succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('while a connection is being removed, nobody removes it another way, or keeps it', async () => {
  const removed = Promise.withResolvers<ReturnType<typeof succeed<null>>>();
  const world = pageWorld({ answers: { 'connection.remove': () => removed.promise } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  const archive = page.getByRole('button', { name: 'Remove and archive its task', exact: true });
  const drop = page.getByRole('button', { name: 'Remove and delete its task', exact: true });
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await userEvent.click(archive);
  for (const button of [archive, drop, keep]) {
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button, { force: true });
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(keep).toBeVisible();
  const input = { id: 'office', tasks: 'archive' };
  expect(world.sent).toEqual([{ name: 'connection.remove', input }]);
  removed.resolve(succeed(null));
});

test('who removes a connection is told how many of its agents wait', async () => {
  const world = pageWorld();
  const waiting = { call: buildCall() };
  const tasks = [buildTask('a', waiting), buildTask('b', waiting), buildTask('c')];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect
    .element(page.getByText(/its 3 tasks\?.* 2 agents wait for your answers/v))
    .toBeVisible();
});

test('who removes a connection is told how many answers are not sent; of one that may have arrived nothing is claimed', async () => {
  const world = pageWorld();
  const delivery = { state: 'queued', answeredAt: 0, attempts: 0, secret: false } as const;
  const tasks = [
    buildTask('a', { call: buildCall({ delivery }) }),
    buildTask('b', { call: buildCall({ delivery: { ...delivery, attempts: 1 } }) }),
  ];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/settings');
  await userEvent.click(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect
    .element(page.getByText(/its 2 tasks\?.* One answer of yours has not been sent yet/v))
    .toBeVisible();
});
