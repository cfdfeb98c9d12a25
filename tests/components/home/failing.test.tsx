import { sealSchedule } from '@/lib/store/seal-schedule';
import type { ScheduleEntry } from '@/lib/task/schedule';
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

test.each<[string, ScheduleEntry['phase'], RegExp]>([
  ['tells of trouble with a second service', 'open', /^Beckon\s*Trouble checking/],
  ['but not where nothing is asked of that', 'idle', /^Beckon\s*Checked 5 s ago/],
])('the bar %s', async (_, phase, words) => {
  const world = pageWorld();
  const connections = [buildConnection(), buildConnection({ id: 'home', name: 'Home' })];
  const tasks = [buildTask('a'), buildTask('b', { connectionId: 'home' })];
  await store(world.storage, { connections, tasks });
  const checked = { checkedAt: testNow - 5_000 };
  const entries = {
    ...buildSchedule(['a'], {}, checked).tasks,
    ...buildSchedule(['b'], {}, { ...checked, connectionId: 'home', phase }).tasks,
  };
  const backoff = { home: buildBackoff() };
  await world.storage.session.set(sealSchedule(buildSchedule([], { backoff, tasks: entries })));
  show(world, '#/');
  await expect.element(page.getByRole('banner')).toMatchTextContent(words);
});
