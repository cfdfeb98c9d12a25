import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const search = page.getByRole('searchbox', { name: 'Search' });
const state = page.getByRole('combobox', { name: 'State' });
const links = () =>
  page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

async function showHome(count: number) {
  const world = pageWorld();
  await store(world.storage, {
    connections: [buildConnection(), buildConnection({ id: 'home', name: 'At home', addedAt: 2 })],
    tasks: [
      ...Array.from({ length: count }, (_, index) => buildTask(`t${index}`)),
      buildTask('paper', { title: 'Printer paper', connectionId: 'home' }),
      buildTask('plumber', { title: 'Find a plumber', watch: 'archived' }),
    ],
  });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Running' })).toBeVisible();
  return world;
}

test('a few tasks need no search', async () => {
  await showHome(3);
  await expect.element(search).not.toBeInTheDocument();
});

test('words narrow the lists to what fits; lists with nothing in them go', async () => {
  await showHome(10);
  await userEvent.fill(search, 'printer');
  await expect.poll(links).toEqual(['#/tasks/paper']);
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).not.toBeInTheDocument();
  await userEvent.fill(search, 'service-t7');
  await expect.poll(links).toEqual(['#/tasks/t7']);
});

test('an archived task is found, in plain sight, and can be restored', async () => {
  const world = await showHome(10);
  await userEvent.fill(search, 'plumber');
  await expect.element(page.getByRole('link', { name: /^Find a plumber/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'What to do with Find a plumber' }));
  await userEvent.click(page.getByRole('button', { name: 'Restore' }));
  expect(world.sent.at(-1)).toEqual({
    name: 'task.watch',
    input: { id: 'plumber', watch: 'watched' },
  });
});

test('state and connection narrow them too', async () => {
  await showHome(10);
  await userEvent.selectOptions(state, 'Archived');
  await expect.poll(links).toEqual(['#/tasks/plumber']);
  await userEvent.selectOptions(state, 'All states');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Connection' }), 'At home');
  await expect.poll(links).toEqual(['#/tasks/paper']);
});

test('by a connection that was removed they are no longer narrowed', async () => {
  const { storage } = await showHome(10);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Connection' }), 'At home');
  await expect.poll(links).toEqual(['#/tasks/paper']);
  const paper = { title: 'Printer paper', connectionId: 'home', watch: 'archived' } as const;
  await store(storage, { tasks: [buildTask('paper', paper)] });
  await storage.local.remove([keys.connection('home')]);
  await expect.poll(links).toContain('#/tasks/t1');
});

test('where nothing fits, one press shows all again', async () => {
  await showHome(10);
  await userEvent.fill(search, 'no such thing');
  await expect.element(page.getByText('No task fits this.')).toBeVisible();
  // A screen reader's focus is in the search box. Only this status tells it of the result.
  await expect.element(page.getByRole('status').filter({ hasText: 'No task fits' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show all tasks' }));
  await expect.element(search).toHaveValue('');
  await expect.poll(() => links().length).toBeGreaterThan(10);
});

test('how many were found is read out once the typing pauses, and that nothing was', async () => {
  const heard = listen();
  await showHome(10);
  await userEvent.type(search, 'printer');
  await expect.poll(() => heard).toEqual(['1 task found']);
  await userEvent.fill(search, 't');
  await expect.poll(() => heard.slice(1)).toEqual(['12 tasks found']);
  await userEvent.fill(search, 'no such thing');
  await expect.poll(() => heard.slice(2)).toEqual([expect.stringMatching(/^No task fits this/)]);
  await userEvent.fill(search, 'printer');
  await expect.poll(() => heard.slice(3)).toEqual(['1 task found']);
  await userEvent.clear(search);
  await expect.poll(() => links().length).toBeGreaterThan(10);
  expect(heard).toHaveLength(4);
});

test('that a request is left out is heard with how many were found', async () => {
  const world = await showHome(10);
  await store(world.storage, { tasks: [buildTask('t1', { call: buildCall() })] });
  const heard = listen();
  await userEvent.fill(search, 'printer');
  await expect
    .poll(() => heard)
    .toContain('1 task found. One request that waits for you is not shown here.');
});

test('what was looked for is still there after a look at a task', async () => {
  await showHome(10);
  await userEvent.fill(search, 'printer');
  await userEvent.click(page.getByRole('link', { name: /^Printer paper/ }));
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Printer paper' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All tasks' }));
  await expect.element(search).toHaveValue('printer');
});

test('where nothing fits and requests wait, the way back is there once', async () => {
  const world = await showHome(10);
  await store(world.storage, { tasks: [buildTask('t1', { call: buildCall() })] });
  await userEvent.fill(search, 'no such thing');
  await expect.element(page.getByText('No task fits this.')).toBeVisible();
  await expect.element(page.getByText(/^One request that waits/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Show all tasks' }).elements()).toHaveLength(1);
});

test('a request that is not looked for is not hidden without a word', async () => {
  const world = await showHome(10);
  const leftOut = page.getByText(/not shown here/);
  await userEvent.fill(search, 'printer');
  await expect.poll(links).toEqual(['#/tasks/paper']);
  await expect.element(leftOut).not.toBeInTheDocument();
  const call = buildCall();
  await store(world.storage, { tasks: [buildTask('paper', { title: 'Printer paper', call })] });
  await expect.poll(links).toEqual(['#/tasks/paper/request']);
  await expect.element(leftOut).not.toBeInTheDocument();
  await store(world.storage, { tasks: [buildTask('t1', { call }), buildTask('t2', { call })] });
  await expect
    .element(leftOut)
    .toHaveTextContent('2 requests that wait for you are not shown here.');
  await userEvent.click(page.getByRole('button', { name: 'Show all tasks' }));
  await expect.element(leftOut).not.toBeInTheDocument();
  await expect.poll(links).toContain('#/tasks/t2/request');
});

test('nothing is read out of how many were found before all have been read', async () => {
  const world = pageWorld();
  const asking = buildTask('asking', { title: 'Plumber', call: buildCall() });
  const others = Array.from({ length: 10 }, (_, index) => buildTask(`t${index}`));
  await store(world.storage, { connections: [buildConnection()], tasks: [asking, ...others] });
  const schedule = buildSchedule([], {
    tasks: {
      ...buildSchedule(others.map(({ id }) => id)).tasks,
      ...buildSchedule(['asking'], {}, { waiting: 'call' }).tasks,
    },
  });
  await world.storage.session.set(sealSchedule(schedule));
  show(world, '#/');
  await expect.element(page.getByRole('region', { name: 'Running' })).toBeVisible();
  await userEvent.fill(search, 'plumber');
  const heard = listen();
  await expect.poll(() => heard).toEqual(['1 task found']);
  await userEvent.click(page.getByRole('link', { name: 'New task' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'New task' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All tasks' }));
  await expect.poll(() => heard).toEqual(['1 task found', '1 task found']);
});
