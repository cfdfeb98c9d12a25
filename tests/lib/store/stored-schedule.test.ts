import { open, seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedGlanceSchema } from '@/lib/store/stored-glance';
import { storedScheduleSchema } from '@/lib/store/stored-schedule';
import { glanceAt } from '@/lib/task/glance-at';
import type { Schedule } from '@/lib/task/schedule';
import { expect, test } from 'vitest';
import { buildBackoff, buildSchedule, testNow } from '../../support/build-task';

function roundTrip(schedule: Schedule): void {
  const sealed = sealSchedule(schedule);
  expect(open(keys.schedule, storedScheduleSchema, sealed[keys.schedule])).toEqual({
    kind: 'ok',
    value: schedule,
  });
  expect(open(keys.glance, storedGlanceSchema, sealed[keys.glance])).toEqual({
    kind: 'ok',
    value: glanceAt(schedule),
  });
}

test.each(['idle', 'ended', 'open'] as const)('a task that is %s is kept as it is', (pace) => {
  roundTrip(buildSchedule(['a', 'b'], {}, { pace }));
  const asks = { waiting: 'call-1', raisedAt: testNow, raiseAt: testNow + 1 };
  roundTrip(buildSchedule(['a'], {}, { pace, ...asks, checkedAt: null, triedAt: null }));
});

test.each([
  'unreachable',
  'timed-out',
  'redirected',
  'not-json',
  'server-error',
  'rate-limited',
] as const)('a connection left alone because it was %s is kept as it is, too', (cause) => {
  const office = buildBackoff({ cause });
  const home = buildBackoff({ cause, askedUntil: testNow + 60_000 });
  roundTrip(
    buildSchedule([], {
      backoff: { office, home },
      stopped: { other: testNow + 60_000 },
      storageFull: true,
    }),
  );
});

test.each([['{}'], ['{"tasks":5}'], ['{'], [''], [buildSchedule([])], [null]])(
  'what holds %j is no schedule',
  (data) => {
    const raw = seal(data);
    expect(open(keys.schedule, storedScheduleSchema, raw)).toEqual({ kind: 'broken', raw });
    expect(open(keys.glance, storedGlanceSchema, raw)).toEqual({ kind: 'broken', raw });
  },
);
