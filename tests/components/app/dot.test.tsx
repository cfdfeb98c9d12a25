import { sealSchedule } from '@/lib/store/seal-schedule';
import type { Connection } from '@/lib/task/connection';
import type { Schedule } from '@/lib/task/schedule';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildBackoff, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const dot = () => document.querySelector('.top .dot')?.className;

test.each<[string, Partial<Schedule>]>([
  ['ok', {}],
  ['still', { backoff: { office: buildBackoff() } }],
  ['bad', { stopped: { office: 0 } }],
])('above a task, the dot of its service is %s', async (tone, changes) => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  await world.storage.session.set(sealSchedule(buildSchedule(['a'], changes)));
  show(world, '#/tasks/a');
  await expect.poll(dot).toBe(`dot tone-${tone}`);
});

test.each<[string, Connection['health']]>([
  ['ok', { state: 'ok' }],
  ['bad', { state: 'no-key', at: 1 }],
])('above a new task, the dot of the connection chosen is %s', async (tone, health) => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection({ health })] });
  show(world, '#/new');
  await expect.poll(dot).toBe(`dot tone-${tone}`);
});

test.each<[string, string, Partial<Schedule>]>([
  ['ok', 'is well', {}],
  ['still', 'cannot be reached', { backoff: { office: buildBackoff() } }],
])('in the settings, the dot is %s of a connection that %s', async (tone, _, changes) => {
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.session.set(sealSchedule(buildSchedule([], changes)));
  show(world, '#/settings');
  await expect.poll(() => document.querySelector('.card .dot')?.className).toBe(`dot tone-${tone}`);
  const words = page.getByText(/cannot be reached\..*Beckon tries again/);
  expect(words.elements()).toHaveLength(tone === 'still' ? 1 : 0);
});
