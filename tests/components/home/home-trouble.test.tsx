import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import type { Schedule } from '@/lib/task/schedule';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { ask } from '../request/show-request';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

test('before there is a connection home says what Beckon does and offers to set it up', async () => {
  const world = pageWorld({ place: 'popup' });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'Connect your service' }));
  // A popup closes under the permission prompt, so connecting happens in a tab.
  expect(world.opened).toEqual(['#/settings']);
  await expect.element(page.getByRole('link', { name: 'New task' })).not.toBeInTheDocument();
});

test('where the last connection went and its tasks stayed, New task leads to another', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a', { watch: 'archived' })] });
  show(world, '#/');
  await userEvent.click(page.getByRole('link', { name: 'New task' }));
  await expect.element(page.getByRole('button', { name: 'Connect your service' })).toBeVisible();
});

test('with a connection and no tasks the empty lists teach what comes there', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent(/When an agent is stuck/);
  await expect
    .element(page.getByRole('link', { name: 'New task' }))
    .toHaveAttribute('href', '#/new');
});

const noKey = { state: 'no-key', at: 1 } as const;
const ailments = [
  [
    { health: { state: 'refused-key', at: 1, message: 'Invalid API key' } },
    'Office tasks refused the key.',
  ],
  [{ health: noKey }, 'The key for Office tasks is missing.'],
  [
    { health: noKey, keyKept: 'session' },
    /^The key for Office tasks is kept only until the browser closes or Beckon is updated/v,
  ],
  [{ health: { state: 'no-permission', at: 1 } }, 'Beckon may not talk to Office tasks.'],
] as const;

test.each(ailments)('a connection with %j says so and where to mend it', async (ailment, words) => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  const heard = listen();
  await store(world.storage, { connections: [buildConnection(ailment)] });
  await expect.element(page.getByText(words)).toBeVisible();
  // The message appears by itself, so a person who cannot see it must hear it.
  expect(heard.some((said) => said.match(words))).toBe(true);
  await expect
    .element(page.getByRole('link', { name: 'Fix it in the settings' }))
    .toHaveAttribute('href', '#/settings');
});

test('what the service said of a key it refused stands with it, as a quote', async () => {
  const world = pageWorld();
  const health = { state: 'refused-key', at: 1, message: 'This key has expired' } as const;
  await store(world.storage, { connections: [buildConnection({ health })] });
  show(world, '#/');
  const said = page.getByText('This key has expired');
  await expect.element(said).toBeVisible();
  expect(said.element().closest('q')).not.toBeNull();
});

test('that one does not answer takes no request from under the pointer', async () => {
  const world = pageWorld();
  const task = buildTask('a', { call: buildCall() });
  await store(world.storage, { connections: [buildConnection()], tasks: [task] });
  show(world, '#/');
  const request = page.getByRole('region', { name: 'Needs you' }).getByRole('link');
  const top = () => request.element().getBoundingClientRect().top;
  await expect.element(request).toBeVisible();
  const before = top();
  const schedule = buildSchedule(['a'], { backoff: { office: buildBackoff() } });
  await world.storage.session.set(sealSchedule(schedule));
  await expect.element(page.getByText('Office tasks cannot be reached.')).toBeVisible();
  expect(top()).toBe(before);
});

const dot = () => document.querySelector('.top .dot')?.className;

test('while one is stopped, what it would tell is not said to be known', async () => {
  const world = pageWorld();
  const health = { state: 'refused-key', at: 1, message: null } as const;
  await store(world.storage, {
    connections: [buildConnection({ health })],
    tasks: [buildTask('a', { instruction: 'Compare prices' })],
  });
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { stopped: { office: 0 } })));
  show(world, '#/');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent(/Nothing that Beckon knows of/);
  const row = page.getByRole('region', { name: 'Running' }).getByRole('link');
  await expect.element(row).toMatchTextContent(/not checked for now/);
  await expect.poll(dot).toBe('dot tone-bad');
  leave();
  show(world, '#/tasks/a');
  await expect.poll(dot).toBe('dot tone-bad');
});

test('one that is damaged cannot be mended, but is looked at in the settings', async () => {
  const world = pageWorld();
  await world.storage.local.set({ [keys.connection('office')]: { v: 1, data: 7 } });
  show(world, '#/');
  await expect.element(page.getByText('A connection cannot be read.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See it in the settings' }))
    .toHaveAttribute('href', '#/settings');
});

test('what one that is damaged would tell is not said to be known', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a')], connections: [buildConnection()] });
  await world.storage.local.set({ [keys.connection('home')]: { v: 1, data: 7 } });
  show(world, '#/');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent(/Nothing that Beckon knows of/);
});

const asksForRest = { backoff: { office: buildBackoff({ cause: 'rate-limited' }) } };
const fails = { backoff: { office: buildBackoff() } };

const blind: readonly (readonly [string, Partial<Schedule>, boolean])[] = [
  ['while one cannot be reached', fails, true],
  ['while one asks for rest', asksForRest, true],
  ['while nothing can be saved', { storageFull: true }, true],
  ['offline', {}, false],
];

test.each(blind)('%s, home does not say that nothing waits', async (_when, schedule, onLine) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], schedule)));
  show(world, '#/');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent(/Nothing that Beckon knows of/);
});

const ended = { status: 'completed', detailedStatus: null, changedAt: 1 };
const unreadable = { kind: 'unreadable-call', message: null, at: 1 } as const;

test.each([
  ['cannot be read', { 'task:a': { v: 1, data: null } }, 'Nothing that Beckon knows of.'],
  [
    'asks for what cannot be read',
    { 'task:a': seal(buildTask('a', { trouble: unreadable })) },
    'Nothing that Beckon knows of.',
  ],
  [
    'has ended, and could not be understood last',
    { 'task:a': seal(buildTask('a', { observed: ended, trouble: unreadable })) },
    'Nothing that Beckon knows of.',
  ],
  [
    'asks for it, and is paused',
    { 'task:a': seal(buildTask('a', { trouble: unreadable, watch: 'paused' })) },
    'Nothing waits for you.',
  ],
  ['is well', { 'task:a': seal(buildTask('a')) }, 'Nothing waits for you.'],
])('where a task %s, home says no more than it knows', async (_, items, words) => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set(items);
  await world.storage.session.set(sealSchedule(buildSchedule(['a'])));
  show(world, '#/');
  await expect
    .element(page.getByRole('region', { name: 'Needs you' }))
    .toMatchTextContent(new RegExp(words));
});

test.each(['#/', '#/tasks/a', '#/tasks/a/request'])(
  'a connection that does not answer says when it is tried again, at %s',
  async (hash) => {
    const world = pageWorld();
    await store(world.storage, { connections: [buildConnection()] });
    await ask(world, { fields: [{ type: 'text' }] });
    const backoff = { office: buildBackoff({ cause: 'timed-out', until: testNow + 30_000 }) };
    await world.storage.session.set(sealSchedule(buildSchedule([], { backoff })));
    show(world, hash);
    const told = page.getByRole('status').filter({ hasText: 'Office tasks does not answer.' });
    await expect.element(told).toBeVisible();
    // A screen reader says the sentence once, not again with every second.
    const seconds = told.element().querySelector('[aria-live=off]');
    expect(seconds?.textContent).toContain('30 s');
    await expect.element(page.getByText(/Beckon tries again in 30 s\./)).toBeVisible();
    world.setNow(testNow + 29_500);
    await expect.element(page.getByText(/Beckon tries again now\./)).toBeVisible();
  },
);

test('one whose address leads elsewhere says so and where to mend it', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  const backoff = { office: buildBackoff({ cause: 'redirected', until: testNow + 30_000 }) };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff })));
  show(world, '#/');
  const notice = page.getByText(/sends Beckon on to another address.*Beckon tries again in 30 s\./);
  await expect.element(notice).toBeVisible();
  await expect
    .element(notice.getByRole('link', { name: 'Fix it in the settings' }))
    .toHaveAttribute('href', '#/settings');
});

test('a full disk says so, and what to do', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.session.set(sealSchedule(buildSchedule([], { storageFull: true })));
  show(world, '#/');
  await expect
    .element(page.getByText('Beckon may be unable to save what it learns.'))
    .toBeVisible();
  await expect.element(page.getByText(/Free some space on the disk/)).toBeVisible();
  await world.storage.session.set(sealSchedule(buildSchedule([])));
  await expect.element(page.getByText(/unable to save/)).not.toBeInTheDocument();
});
