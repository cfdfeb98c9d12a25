import { isToWaitForReading } from '@/lib/task/answer-to-send';
import { hour, minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { begun } from '../../support/a-task';
import { testNow as now } from '../../support/build-task';

const checked = { checkedAt: now, failures: 0 };

test.each([
  ['just given', now, true],
  ['given an hour ago', now - hour, false],
  ['given before the clock was set back by an hour', now + hour, false],
])('failing service, answer %s: whether it waits for a reading', (_, answeredAt, waits) => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt } as const;
  expect(isToWaitForReading(queued, now, { failures: 5, entry: checked })).toBe(waits);
});

test('a single failure of the service is enough to hold back an answer just given', () => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt: now } as const;
  expect(isToWaitForReading(queued, now, { failures: 1, entry: checked })).toBe(true);
});

test('the first failures after hours offline send no answer into the dark', () => {
  const queued = { ...begun, state: 'queued', attempts: 0, answeredAt: now - 8 * hour } as const;
  // A working service would be sent the answer of a task whose status alone fails.
  const entry = { ...checked, failures: 1 };
  expect(isToWaitForReading(queued, now, { failures: 4, entry })).toBe(true);
});

test.each([
  ['just given', { answeredAt: now }, {}, false],
  ['given a minute ago', { answeredAt: now - minute }, {}, true],
  ['given before the clock was set back', { answeredAt: now + hour }, {}, true],
  ['that the service told to wait', { answeredAt: now - minute, rests: 2 }, {}, false],
  ['of a task whose status alone fails', { answeredAt: now - minute }, { failures: 1 }, false],
  ['that may have arrived', { answeredAt: now - minute, attempts: 1 }, {}, false],
  ['to a call read 9 minutes ago', {}, { checkedAt: now - 9 * minute }, false],
  ['to a call read 10 minutes ago', {}, { checkedAt: now - 10 * minute }, true],
  ['to a call read before the clock was set back', {}, { checkedAt: now + hour }, true],
  ['to a call not read since the browser started', {}, { checkedAt: null }, true],
])('working service, answer %s: whether it waits for a reading', (_, given, known, waits) => {
  const queued = { ...begun, state: 'queued', attempts: 0, ...given } as const;
  const entry = { ...checked, ...known };
  expect(isToWaitForReading(queued, now, { failures: 0, entry })).toBe(waits);
});
