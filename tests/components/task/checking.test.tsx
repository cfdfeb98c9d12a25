import { fail } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTask } from '../../support/a-task';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test.each([
  ['the page of the task', '#/tasks/a', 'Check now'],
  ['a request that cannot be found', '#/tasks/a/request', 'Check now'],
])('on %s it is said that it is being checked', async (_, route, name) => {
  const reply = Promise.withResolvers<ReturnType<typeof fail<{ code: 'unreachable' }>>>();
  const world = pageWorld({ place: 'panel', answers: { 'task.check': () => reply.promise } });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [aTask().waiting().build()],
  });
  show(world, route);
  const check = page.getByRole('button', { name, exact: true });
  await userEvent.click(check);
  const checking = page.getByRole('button', { name: 'Checking…' });
  await expect.element(checking).toHaveAttribute('aria-disabled', 'true');
  await expect.element(checking).toHaveFocus();
  reply.resolve(fail({ code: 'unreachable' }));
  await expect.element(check).toHaveAttribute('aria-disabled', 'false');
});
