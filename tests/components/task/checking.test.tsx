import { fail, succeed } from '@/lib/result';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTask } from '../../support/a-task';
import { buildConnection, buildSchedule, testNow } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const routes = [
  ['the page of the task', '#/tasks/a'],
  ['a request that cannot be found', '#/tasks/a/request'],
] as const;

test.each(routes)('on %s it is said that it is being checked', async (_, route) => {
  const reply = Promise.withResolvers<ReturnType<typeof fail<{ code: 'unreachable' }>>>();
  const world = pageWorld({ place: 'panel', answers: { 'task.check': () => reply.promise } });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [aTask().waiting().build()],
  });
  show(world, route);
  const check = page.getByRole('button', { name: 'Check now', exact: true });
  await userEvent.click(check);
  const checking = page.getByRole('button', { name: 'Checking…' });
  await expect.element(checking).toHaveAttribute('aria-disabled', 'true');
  await expect.element(checking).toHaveFocus();
  reply.resolve(fail({ code: 'unreachable' }));
  await expect.element(check).toHaveAttribute('aria-disabled', 'false');
});

test.each(routes)(
  'on %s each check that is done is read out, and none by itself',
  async (_, route) => {
    const world = pageWorld({ place: 'panel', answers: { 'task.check': () => succeed(null) } });
    await store(world.storage, {
      connections: [buildConnection()],
      tasks: [aTask().waiting().build()],
    });
    show(world, route);
    const checkedAt = (at: number) =>
      world.storage.session.set(sealSchedule(buildSchedule(['a'], {}, { checkedAt: at })));
    const check = page.getByRole('button', { name: 'Check now', exact: true });
    await expect.element(check).toBeVisible();
    const heard = listen();
    const checked = () => heard.filter((words) => words === 'Checked.').length;
    for (const time of [1, 2]) {
      await userEvent.click(check);
      await checkedAt(testNow + 10 * time);
      await expect.poll(checked).toBe(time);
      await checkedAt(testNow + 10 * time + 5);
      await expect.element(check).toHaveAttribute('aria-disabled', 'false');
    }
    expect(checked()).toBe(2);
  },
);
