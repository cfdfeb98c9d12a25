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
])('after %s comes %s', (shown, next) => {
  expect(nextWaiting(tasks, (id) => id === shown)?.id).toBe(next);
});

test('nothing waits', () => {
  expect(nextWaiting([buildTask('running')], () => false)).toBeNull();
});
