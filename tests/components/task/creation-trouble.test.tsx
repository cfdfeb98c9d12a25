import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import type { Creation } from '@/lib/task/record';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { buildBackoff, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

async function showTask(
  creation: Creation,
  answers: NonNullable<Parameters<typeof pageWorld>[0]>['answers'] = {},
) {
  const world = pageWorld({ answers });
  const tasks = [buildTask('a', { title: 'Paper', creation })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'Paper', level: 1 })).toBeVisible();
  return world;
}

test('a task perhaps never started says so, with both ways out', async () => {
  const world = await showTask({ state: 'unknown', since: 1 });
  await expect
    .element(page.getByText(/^The service did not say.*may start a second one/))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'New task' }))
    .toHaveAttribute('href', '#/new//office');
  await userEvent.click(page.getByRole('button', { name: 'Start it again' }));
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => location.hash).toBe('#/');
  expect(world.sent).toEqual([
    { name: 'task.retry', input: { id: 'a' } },
    { name: 'task.discard', input: { id: 'a' } },
  ]);
});

test('it is started again once, however often that is pressed, and it is said if that fails', async () => {
  const failed = Promise.withResolvers<Result<null, CommandError>>();
  const world = await showTask(
    { state: 'unknown', since: 1 },
    { 'task.retry': () => failed.promise },
  );
  const again = page.getByRole('button', { name: 'Start it again' });
  await userEvent.click(again);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(again, { force: true });
  expect(world.sent).toHaveLength(1);
  failed.resolve(fail({ code: 'storage-full' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no room left');
});

test('of one in doubt that could not be started again it says both', async () => {
  const refusal = { reason: 'no-answer', message: null } as const;
  await showTask({ state: 'unknown', since: 1, refusal });
  await expect
    .element(page.getByText(/^Starting it again did not work. The service is down/))
    .toBeVisible();
  await expect.element(page.getByText(/An earlier try may have started it/)).toBeVisible();
});

test('of one in doubt it says with what words the service failed', async () => {
  await showTask({ state: 'unknown', since: 1, said: 'No such agent' });
  await expect.element(page.getByText(/The service did not say whether/)).toBeVisible();
  await expect.element(page.getByText(/The service said:.*No such agent/)).toBeVisible();
});

test('one that was not started says why, in the service’s words too, and where it failed to be discarded', async () => {
  const creation = { state: 'refused', since: 1, reason: 'refused', message: 'Too many' } as const;
  const world = await showTask(creation, {
    'task.discard': () => fail({ code: 'storage-full' }),
  });
  await expect
    .element(page.getByText('This task was not started. The service refused it.'))
    .toBeVisible();
  await expect.element(page.getByText(/Too many/)).toBeVisible();
  expect(page.getByText(/may start a second one|may have started it/).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/no room left/);
  expect(location.hash).toBe('#/tasks/a');
  expect(world.sent).toMatchObject([{ name: 'task.discard' }]);
});

test('nobody is said to try it again by themselves while its service is out of reach', async () => {
  const world = await showTask({ state: 'created', taskId: 't', at: 1 });
  const backoff = { office: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  await expect.element(page.getByText(/tries again/)).toBeVisible();
  const creation = { state: 'refused', since: 1, reason: 'no-answer', message: null } as const;
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper', creation })] });
  await expect.element(page.getByText(/The service is down or out of reach/)).toBeVisible();
  await expect.element(page.getByText(/tries again/)).not.toBeInTheDocument();
});

test('that starting it again did not work is read out', async () => {
  const { storage } = await showTask({ state: 'unknown', since: 1 });
  const record = (creation: Creation) =>
    store(storage, { tasks: [buildTask('a', { title: 'Paper', creation })] });
  const trouble = page.getByText(/^The service did not say/v);
  await expect.element(trouble).toBeVisible();
  await record({ state: 'creating', since: 2 });
  await expect.element(trouble).not.toBeInTheDocument();
  const heard = listen();
  await record({ state: 'unknown', since: 2, refusal: { reason: 'no-answer', message: null } });
  await expect
    .poll(() => heard)
    .toContainEqual(expect.stringMatching(/^Starting it again did not work/v));
});
