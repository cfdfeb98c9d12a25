import { sealSchedule } from '@/lib/store/seal-schedule';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { doubtful } from '../../support/a-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const section = (name: string) => page.getByRole('region', { name });
const hrefs = (name: string) =>
  section(name)
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

async function showHome(tasks: readonly ReturnType<typeof buildTask>[]) {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  return world;
}

test('each task is a link in its section, requests to their request page, oldest first', async () => {
  await showHome([
    buildTask('young', { call: buildCall({ firstSeenAt: testNow - 1000 }) }),
    buildTask('old', { call: buildCall({ firstSeenAt: testNow - 240_000 }) }),
    buildTask('runs'),
    buildTask('done', { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } }),
  ]);
  expect(hrefs('Needs you')).toEqual(['#/tasks/old/request', '#/tasks/young/request']);
  expect(hrefs('Running')).toEqual(['#/tasks/runs']);
  expect(hrefs('Finished')).toEqual(['#/tasks/done']);
});

test.each(['#/', '#/tasks/b'])('a request that comes is read out on %s', async (hash) => {
  const a = buildTask('a', { title: 'Paper', call: buildCall() });
  const b = buildTask('b', { title: 'Taxi' });
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [a, b] });
  const heard = listen();
  show(world, hash);
  await expect.element(page.getByText('Taxi').first()).toBeVisible();
  await store(world.storage, { tasks: [{ ...b, call: buildCall({ toolCallId: 'one' }) }] });
  await expect.poll(() => heard).toEqual(['Waiting for you: Taxi']);
  await store(world.storage, { tasks: [b] });
  await store(world.storage, { tasks: [{ ...b, call: buildCall({ toolCallId: 'two' }) }] });
  await expect.poll(() => heard).toEqual(['Waiting for you: Taxi', 'Waiting for you: Taxi']);
});

test.each(['#/', '#/tasks/b'])('the end of a task is read out on %s, once', async (hash) => {
  const ended = (status: string, changedAt: number) => ({
    observed: { status, detailedStatus: null, changedAt },
  });
  const b = buildTask('b', { title: 'Taxi' });
  const world = pageWorld();
  const before = buildTask('a', { title: 'Paper', ...ended('completed', testNow - 1) });
  await store(world.storage, { connections: [buildConnection()], tasks: [before, b] });
  const heard = listen();
  show(world, hash);
  await expect.element(page.getByText('Taxi').first()).toBeVisible();
  await store(world.storage, { tasks: [{ ...b, ...ended('error', testNow + 1) }] });
  await expect.poll(() => heard).toEqual(['Failed: Taxi']);
  await store(world.storage, { tasks: [{ ...b, ...ended('error', testNow + 1), pinned: true }] });
  await expect.poll(() => heard).toEqual(['Failed: Taxi']);
});

test('what was read out already is not read again with the next that comes', async () => {
  const world = await showHome([]);
  const heard = listen();
  for (const title of ['Taxi', 'Hotel']) {
    const task = buildTask(title, { title, call: buildCall({ toolCallId: title }) });
    await store(world.storage, { tasks: [task] });
    await expect.poll(() => heard.at(-1)).toBe(`Waiting for you: ${title}`);
  }
});

test('an answer the agent never got is among what needs you, and said to be', async () => {
  const sent = { answeredAt: 1, attempts: 1, secret: false, at: 1, revision: 1 };
  const delivery = { state: 'accepted', ...sent, stillWaiting: true } as const;
  await showHome([buildTask('a', { title: 'Paper', call: buildCall({ delivery }) })]);
  expect(hrefs('Needs you')).toEqual(['#/tasks/a/request']);
  const card = section('Needs you').getByRole('link');
  await expect.element(card).toMatchTextContent('your answer was sent, and the agent still asks');
});

test('lists follow what the background writes, with nothing reloaded', async () => {
  const world = await showHome([buildTask('a')]);
  expect(hrefs('Running')).toEqual(['#/tasks/a']);
  await store(world.storage, { tasks: [buildTask('a', { call: buildCall() })] });
  await expect.poll(() => hrefs('Needs you')).toEqual(['#/tasks/a/request']);
  await world.storage.local.remove([keys.task('a')]);
  await expect.poll(() => hrefs('Needs you')).toEqual([]);
});

test('a record that does not parse is shown with its id', async () => {
  const world = await showHome([]);
  await world.storage.local.set({ [keys.task('odd')]: { v: 1, data: { id: 'odd' } } });
  await expect
    .element(page.getByRole('link', { name: 'A task that cannot be read' }))
    .toHaveAttribute('href', '#/tasks/odd');
});

test('archived tasks are folded away, not gone', async () => {
  await showHome([buildTask('a', { title: 'Old stuff', watch: 'archived' })]);
  const link = page.getByText('Old stuff');
  await expect.element(link).not.toBeVisible();
  await userEvent.click(page.getByText('1 archived task'));
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText('not checked while archived')).toBeVisible();
});

test('what unfolds the archive is as tall as a finger needs it', async () => {
  await showHome([buildTask('a', { watch: 'archived' })]);
  const { height } = page.getByText('1 archived task').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
});

test('where all that finished is archived, it is not said that nothing has', async () => {
  const observed = { status: 'completed', detailedStatus: null, changedAt: 1 };
  await showHome([buildTask('a', { watch: 'archived', observed })]);
  await expect.element(section('Finished')).toMatchTextContent('No finished tasks here.');
});

test('of a thousand tasks the first fifty are drawn, more on request', async () => {
  await showHome(Array.from({ length: 1000 }, (_, index) => buildTask(`t${index}`)));
  await expect.poll(() => hrefs('Running')).toHaveLength(50);
  await expect.element(section('Running')).toMatchTextContent(/^Running1000/);
  await userEvent.click(page.getByRole('button', { name: 'Show 50 more' }));
  await expect.poll(() => hrefs('Running')).toHaveLength(100);
});

test('rows and the bar above tell how fresh they are', async () => {
  const world = await showHome([buildTask('a')]);
  const schedule = buildSchedule(['a'], {}, { activeAt: 0 });
  await world.storage.session.set(sealSchedule(schedule));
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Checked 8 s ago/);
  await expect.element(section('Running')).toMatchTextContent(/next check in 2 s/);
  const row = section('Running').getByRole('link');
  // A screen reader would read either again every second, as long as the row has the focus.
  await expect.element(row).not.toHaveAccessibleName(/next check/);
  await expect.element(row).not.toHaveAccessibleDescription();
  await store(world.storage, { tasks: [buildTask('b', { watch: 'paused' })] });
  await expect.element(section('Running').getByText('not checked while paused')).toBeVisible();
});

test('a task that cannot be understood at present is marked', async () => {
  const trouble = { kind: 'unreadable-call', message: null, at: testNow } as const;
  const refused = { ...trouble, kind: 'refused' } as const;
  const ended = { detailedStatus: null, changedAt: testNow } as const;
  await showHome([
    buildTask('a', { trouble }),
    buildTask('b', { trouble: refused, observed: { ...ended, status: 'completed' } }),
    buildTask('e', { trouble: refused }),
    buildTask('c', { trouble, watch: 'paused' }),
    buildTask('d', { trouble, call: buildCall() }),
  ]);
  await expect.poll(() => hrefs('Running')).toHaveLength(3);
  const marked = page.getByText('needs a look');
  const rows = marked.elements().map((mark) => mark.closest('a')?.getAttribute('href'));
  expect(rows).toEqual(['#/tasks/d/request', '#/tasks/a', '#/tasks/e']);
});

test('the popup opens the side panel', async () => {
  const world = await showHome([]);
  await userEvent.click(page.getByRole('button', { name: 'Open side panel' }));
  expect(world.opened).toEqual(['panel']);
});

test('where there is none to be had, it opens a tab', async () => {
  const world = pageWorld();
  const openPanel = () => Promise.reject(new Error('no gesture'));
  const windows = { ...world.ports.windows, openPanel };
  show({ ...world, ports: { ...world.ports, windows } }, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Open side panel' }));
  await expect.poll(() => world.opened).toEqual(['#/']);
});

test('the side panel leads on to a tab', async () => {
  const world = pageWorld({ place: 'panel' });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Open in a tab' }));
  expect(world.opened).toEqual(['#/']);
});

test('which Firefox calls a sidebar', async () => {
  vi.stubEnv('FIREFOX', 'true');
  await showHome([]);
  await expect.element(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
});

test('what marks a task is read out in words of their own', async () => {
  const call = buildCall({
    snoozedUntil: testNow + 900_000,
    digest: { kind: 'form', heading: 'Log in', fields: 1, secrets: 0 },
  });
  const trouble = { kind: 'unreadable-call', message: null, at: testNow } as const;
  await showHome([
    buildTask('a', { title: 'Paper', call, watch: 'paused' }),
    buildTask('b', { title: 'Rolls', trouble, pinned: true }),
  ]);
  const link = (heading: string) => section(heading).getByRole('link');
  await expect
    .element(link('Needs you'))
    .toHaveAccessibleName('Log in paused · snoozed · Paper · 1 field');
  await expect.element(link('Running')).toHaveAccessibleName('Rolls Running pinned needs a look');
});

test('the name of a connection is set apart from the mark before it', async () => {
  const trouble = { kind: 'unreadable-call', message: null, at: testNow } as const;
  const world = await showHome([buildTask('a', { title: 'Rolls', trouble })]);
  await store(world.storage, { connections: [buildConnection({ id: 'home', name: 'At home' })] });
  // By a dot: Chromium leaves a space alone out of the link's name, "needs a lookOffice tasks".
  const name = 'Rolls Running needs a look · Office tasks';
  await expect.element(section('Running').getByRole('link')).toHaveAccessibleName(name);
});

test('a task whose connection was removed is not said to be sending', async () => {
  const delivery = { state: 'queued', answeredAt: 1, attempts: 0, secret: false } as const;
  const world = await showHome([buildTask('a', { call: buildCall({ delivery }) })]);
  const row = section('Running').getByRole('link');
  await expect.element(row).toMatchTextContent(/Sending.*your answer is waiting to be sent/);
  await world.storage.local.remove([keys.connection('office')]);
  await expect.element(row).toMatchTextContent(/Unclear.*its connection was removed/);
});

test.each([
  [false, /Sending.*whether your answer arrived is not cert/],
  [true, /Sending.*your answer is on its way/],
])('an answer of unknown fate, taken before: %s', async (taken, words) => {
  const delivery = { ...doubtful, accepted: taken };
  await showHome([buildTask('a', { call: buildCall({ delivery }) })]);
  await expect.element(section('Running').getByRole('link')).toMatchTextContent(words);
});
