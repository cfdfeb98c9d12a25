import { nextWaiting } from '@/lib/task/next-waiting';
import { buildCall, buildTask, testNow } from '../../support/build-task';
import { expect, test } from 'vitest';

const waiting = (id: string, age: number) =>
  buildTask(id, { call: buildCall({ firstSeenAt: testNow - age }) });
const tasks = [waiting('new', 1), waiting('old', 3), buildTask('running'), waiting('middle', 2)];

test.each([
  [null, 'old'],
  ['old', 'middle'],
  ['middle', 'new'],
  ['new', 'old'],
  ['running', 'old'],
])('after %s comes %s', (latest, next) => {
  expect(nextWaiting(tasks, latest, (id) => id === latest)?.id).toBe(next);
});

test.each([
  [['old', 'middle'], 'new'],
  [['middle', 'old'], 'new'],
  [['old', 'new'], 'middle'],
  [['old', 'middle', 'new'], 'old'],
])('with %j on screen, the last of them the latest, comes %s', (shown, next) => {
  const latest = shown.at(-1) ?? null;
  expect(nextWaiting(tasks, latest, (id) => shown.includes(id))?.id).toBe(next);
});

test('nothing waits', () => {
  expect(nextWaiting([buildTask('running')], null, () => false)).toBeNull();
});
