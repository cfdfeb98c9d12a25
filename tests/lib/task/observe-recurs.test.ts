import { observe } from '@/lib/task/observe';
import { expect, test } from 'vitest';
import { aReading } from '../../support/a-reading';
import { aTask } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

test.each([
  ['running', 'completed', false],
  ['completed', 'running', true],
  ['completed', 'error', true],
  ['completed', 'completed', false],
])('%s and then %s: that there is another run is known: %s', (before, status, recurs) => {
  const task = aTask().status(before).build();
  const reading = aReading({ status, detailedStatus: 'ready' });
  expect(observe(task, reading, now).recurs).toBe(recurs);
});
