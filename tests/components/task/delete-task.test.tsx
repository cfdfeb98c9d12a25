import { fail, succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import type { Watch } from '@/lib/task/watch';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const first = page.getByRole('button', { name: 'Delete this task' });
const forGood = page.getByRole('button', { name: 'Delete for good' });
const archive = page.getByRole('button', { name: 'Archive', exact: true });
const keep = page.getByRole('button', { name: 'Keep', exact: true });

/** The commands that would delete a task. The page sends other commands by itself. */
const deletions = ({ sent }: ReturnType<typeof pageWorld>) =>
  sent.filter(({ name }) => name === 'task.discard');

async function showTask(watch: Watch, options: Parameters<typeof pageWorld>[0] = {}) {
  const world = pageWorld(options);
  const tasks = [buildTask('a', { title: 'Paper', watch })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/tasks/a');
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  return world;
}

test('an archived task is deleted after a second thought, which leads home', async () => {
  const world = await showTask('archived');
  await userEvent.click(first);
  const question = page.getByRole('group', { name: 'Delete this task' });
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveAccessibleDescription(/for good/);
  expect(deletions(world)).toEqual([]);
  const heard = listen();
  await userEvent.click(forGood);
  await expect.poll(() => deletions(world)).toMatchObject([{ input: { id: 'a' } }]);
  await expect.poll(() => location.hash).toBe('#/');
  await expect.poll(() => heard).toContain('Deleted from this browser.');
  // Nothing brings a deleted task back, so Ctrl+Z does what it does elsewhere.
  const press = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, cancelable: true });
  expect(dispatchEvent(press)).toBe(true);
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test.each([
  ['Keep', () => userEvent.click(keep)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s keeps it, and the focus', async (_, change) => {
  const world = await showTask('archived');
  await userEvent.click(first);
  await change();
  await expect.element(first).toHaveFocus();
  expect(deletions(world)).toEqual([]);
});

test('that it could not be deleted is said where it was pressed', async () => {
  await showTask('archived', {
    answers: { 'task.discard': () => fail({ code: 'storage-full' }) },
  });
  await userEvent.click(first);
  await userEvent.click(forGood);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(forGood).toBeVisible();
  // Asked anew, it has not failed yet.
  await userEvent.click(keep);
  await userEvent.click(first);
  await expect.element(forGood).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test.each(['watched', 'paused'] as const)('a %s task is archived first', async (watch) => {
  await showTask(watch);
  await expect.element(first).not.toBeInTheDocument();
});

test('with a task that is deleted goes what was said of it, and could be taken back', async () => {
  const world = await showTask('watched');
  await userEvent.click(page.getByRole('button', { name: 'Archive', exact: true }));
  await store(world.storage, { tasks: [buildTask('a', { title: 'Paper', watch: 'archived' })] });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  location.hash = '#/tasks/a';
  await userEvent.click(first);
  await userEvent.click(forGood);
  await expect.poll(() => location.hash).toBe('#/');
  // The toast must be gone at once, not only when its time is up.
  expect(undo.elements()).toEqual([]);
});

test('who archives one whose agent waits is told that it does', async () => {
  const world = pageWorld();
  const tasks = [buildTask('a', { title: 'Paper', call: buildCall() })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/tasks/a');
  await userEvent.click(page.getByRole('button', { name: 'Archive', exact: true }));
  await expect.element(page.getByText(/^Archived\. Its agent still waits/)).toBeVisible();
});

test.each([
  ['archived', 'archived', 'task.discard', [first, forGood]],
  ['archive', 'watched', 'task.watch', [archive]],
] as const)(
  'who has gone on to another page meanwhile stays there: %s',
  async (_, watch, name, presses) => {
    const done = Promise.withResolvers<void>();
    const slowly = () => done.promise.then(() => succeed(null));
    await showTask(watch, { answers: { [name]: slowly } });
    for (const press of presses) await userEvent.click(press);
    await userEvent.click(page.getByRole('link', { name: 'Settings' }));
    await expect.poll(() => location.hash).toBe('#/settings');
    done.resolve();
    await expect.element(page.getByText(/^(Deleted|Archived)/)).toBeVisible();
    expect(location.hash).toBe('#/settings');
  },
);

test.each(['#/tasks/a', '#/tasks/a/request'])(
  'a page at %s says that its task was deleted on another page',
  async (route) => {
    const world = pageWorld();
    await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
    show(world, route);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heard = listen();
    await world.storage.local.remove([keys.task('a')]);
    await expect.poll(() => heard.join()).toContain('This task is not here any more.');
  },
);
