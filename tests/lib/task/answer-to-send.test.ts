import { isToWaitForReading } from '@/lib/task/answer-to-send';
import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { begun } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

test.each([
  ['just given', now, true],
  ['given an hour ago', now - hour, false],
  ['given before the clock was set back by an hour', now + hour, false],
])('failing service, answer %s: whether it waits for a reading', (_, answeredAt, waits) => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt } as const;
  expect(isToWaitForReading(queued, now, { ofService: 5, ofTask: 0 })).toBe(waits);
});

test('a single failure of the service is enough to hold back an answer just given', () => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt: now } as const;
  expect(isToWaitForReading(queued, now, { ofService: 1, ofTask: 0 })).toBe(true);
});

test('the first failures after hours offline send no answer into the dark', () => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt: now - 8 * hour } as const;
  expect(isToWaitForReading(queued, now, { ofService: 4, ofTask: 0 })).toBe(true);
});

test.each([
  ['just given', { answeredAt: now }, 0, false],
  ['given a minute ago', { answeredAt: now - minute }, 0, true],
  ['given before the clock was set back', { answeredAt: now + hour }, 0, true],
  ['that the service told to wait', { answeredAt: now - minute, rests: 2 }, 0, false],
  ['of a task whose status alone fails', { answeredAt: now - minute }, 1, false],
  ['that may have arrived', { answeredAt: now - minute, attempts: 1 }, 0, false],
])('working service, answer %s: whether it waits for a reading', (_, given, ofTask, waits) => {
  const queued = { ...begun, state: 'queued', attempts: 0, ...given } as const;
  expect(isToWaitForReading(queued, now, { ofService: 0, ofTask })).toBe(waits);
});
