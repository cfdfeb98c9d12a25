import { isToWaitForReading } from '@/lib/task/answer-to-send';
import { hour } from '@/lib/time';
import { expect, test } from 'vitest';
import { begun } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

test.each([
  ['just given', now, true],
  ['given an hour ago', now - hour, false],
  ['given before the clock was set back by an hour', now + hour, false],
])('an answer that was %s: whether it waits for a reading', (_, answeredAt, waits) => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt } as const;
  expect(isToWaitForReading(queued, now)).toBe(waits);
});
