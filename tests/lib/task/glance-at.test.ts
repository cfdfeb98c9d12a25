import { glanceAt } from '@/lib/task/glance-at';
import { glanceSchema } from '@/lib/task/glance';
import { expect, test } from 'vitest';
import { buildSchedule } from '../../support/build-task';

const backoff = {
  cause: 'unreachable',
  failures: 1,
  since: 1,
  until: 2,
  askedUntil: null,
} as const;

test('names what waits and the connections in use or in trouble, and when it was last checked', () => {
  const schedule = buildSchedule([], { stopped: { stopped: 0 }, backoff: { slow: backoff } });
  schedule.tasks = {
    ...buildSchedule(['quiet'], {}, { checkedAt: 5 }).tasks,
    ...buildSchedule(['asks'], {}, { checkedAt: 7, waiting: 'call' }).tasks,
    ...buildSchedule(['other'], {}, { checkedAt: null, connectionId: 'home', pace: 'idle' }).tasks,
  };
  const glance = glanceAt(schedule);
  expect(glance).toEqual({
    waiting: ['asks'],
    connections: ['office', 'home', 'stopped', 'slow'],
    asked: ['office'],
    tasks: 3,
    checkedAt: 7,
    backoff: { slow: backoff },
    storageFull: false,
  });
  expect(glanceSchema.parse(glance)).toEqual(glance);
});

test('says when there is no room to write', () => {
  expect(glanceAt(buildSchedule([], { storageFull: true }))).toMatchObject({ storageFull: true });
});

test('nothing was checked yet', () => {
  expect(glanceAt(buildSchedule(['a'], {}, { checkedAt: null }))).toMatchObject({
    checkedAt: null,
  });
});

test('a thousand quiet tasks make it no longer', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `t${index}`);
  const length = (ids: readonly string[]) => JSON.stringify(glanceAt(buildSchedule(ids))).length;
  expect(length(names)).toBeLessThan(length(['t0']) + 5);
});
