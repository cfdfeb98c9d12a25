import { succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const search = page.getByRole('searchbox', { name: 'Search' });
const name = page.getByRole('textbox', { name: 'Name of this task' });
const press = (label: string) =>
  userEvent.click(page.getByRole('button', { name: label, exact: true }));

async function showHome(options: Parameters<typeof pageWorld>[0] = {}) {
  const world = pageWorld(options);
  const tasks = Array.from({ length: 9 }, (_, n) => buildTask(`t${n}`, { title: `Task ${n}` }));
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await press('What to do with Task 3');
  return world;
}

test('a name left open takes no focus when its task is found again', async () => {
  await showHome();
  await press('Rename');
  await userEvent.click(search);
  await userEvent.keyboard('zzz');
  await expect.element(name).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await expect.element(name).toBeInTheDocument();
  await userEvent.keyboard('Task');
  await expect.element(search).toHaveValue('Task');
});

test('a name left open takes no focus when its task goes to another list', async () => {
  const { storage } = await showHome();
  await press('Rename');
  await userEvent.click(search);
  await userEvent.keyboard('Ta');
  await store(storage, { tasks: [buildTask('t3', { title: 'Task 3', call: buildCall() })] });
  const needsYou = page.getByRole('region', { name: 'Needs you' });
  await expect.element(needsYou.getByRole('textbox')).toBeInTheDocument();
  await userEvent.keyboard('sk');
  await expect.element(search).toHaveValue('Task');
});

test('a row whose change comes late takes no focus', async () => {
  const pinned = Promise.withResolvers<void>();
  const world = await showHome({
    answers: {
      'task.pin': async () => {
        await pinned.promise;
        return succeed(null);
      },
    },
  });
  await press('Pin');
  await userEvent.click(search);
  await userEvent.keyboard('Ta');
  pinned.resolve();
  await expect.element(page.getByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
  await userEvent.keyboard('sk');
  await expect.element(search).toHaveValue('Task');
  expect(world.sent).toContainEqual({ name: 'task.pin', input: { id: 't3', pinned: true } });
});
