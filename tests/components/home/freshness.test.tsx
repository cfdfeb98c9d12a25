import { sealSchedule } from '@/lib/store/seal-schedule';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  buildBackoff,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const dot = () => document.querySelector('.top .dot')?.className;

test('while one does not answer, no page looks as if all were well', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  const backoff = { office: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff })));
  for (const hash of ['#/', '#/tasks/a']) {
    show(world, hash);
    await expect.poll(dot).toBe('dot tone-still');
    // The words are in the bar, because with many requests everything below them is out of sight.
    await expect.element(page.getByRole('banner')).toMatchTextContent(/Trouble/);
    leave();
  }
  const checked = { checkedAt: testNow - 12 * 60_000 };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], { backoff }, checked)));
  show(world, '#/');
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Trouble, checked 12 min ago/);
  leave();
  await world.storage.session.set(sealSchedule(buildSchedule(['a'])));
  show(world, '#/');
  await expect.poll(dot).toBe('dot tone-ok');
});

type Told = readonly [what: string, hash: string, Partial<Schedule>, Partial<ScheduleEntry>];

const asksForRest = { backoff: { office: buildBackoff({ cause: 'rate-limited' }) } };
const fails = { backoff: { office: buildBackoff() } };

test.for<Told>([
  ['home, of one that asks for rest', '#/', asksForRest, {}],
  ['a task, of one that asks for rest', '#/tasks/a', asksForRest, {}],
  ['a task that nobody asks about', '#/tasks/a', fails, { pace: 'idle' }],
  ['a task whose connection is stopped', '#/tasks/a', { ...fails, stopped: { office: 0 } }, {}],
])('%s tells of no trouble checking', async ([, hash, troubles, entry]) => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  const checked = { checkedAt: testNow - 12 * 60_000, ...entry };
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], troubles, checked)));
  show(world, hash);
  await expect.element(page.getByRole('banner')).toMatchTextContent(/Checked 12 min ago/);
});

test.each<[string, ScheduleEntry['pace'], RegExp]>([
  ['tells of trouble with a second service', 'open', /^Beckon\s*Trouble, checked 5 s ago/],
  ['but not where nothing is asked of that', 'idle', /^Beckon\s*Checked 5 s ago/],
])('the bar %s', async (_, pace, words) => {
  const world = pageWorld();
  const connections = [buildConnection(), buildConnection({ id: 'home', name: 'Home' })];
  const tasks = [buildTask('a'), buildTask('b', { connectionId: 'home' })];
  await store(world.storage, { connections, tasks });
  const checked = { checkedAt: testNow - 5_000 };
  const entries = {
    ...buildSchedule(['a'], {}, checked).tasks,
    ...buildSchedule(['b'], {}, { ...checked, connectionId: 'home', pace }).tasks,
  };
  const backoff = { home: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff, tasks: entries })));
  show(world, '#/');
  await expect.element(page.getByRole('banner')).toMatchTextContent(words);
});
