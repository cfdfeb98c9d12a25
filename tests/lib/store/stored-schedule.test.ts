import { open, seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { storedGlanceSchema, storedScheduleSchema } from '@/lib/store/stored-schedule';
import { glanceAt } from '@/lib/task/glance-at';
import { expect, test } from 'vitest';
import { buildBackoff, buildSchedule, testNow } from '../../support/build-task';

const schedule = buildSchedule(
  ['a', 'b'],
  { stopped: ['home'], backoff: { office: buildBackoff({ askedUntil: testNow + 60_000 }) } },
  { waiting: 'call-1', raisedAt: testNow, raiseAt: testNow + 1, checkedAt: null, triedAt: null },
);

test('a schedule and the glance at it come back as they were written', () => {
  const sealed = sealSchedule(schedule);
  expect(open(keys.schedule, storedScheduleSchema, sealed[keys.schedule])).toEqual({
    kind: 'ok',
    value: schedule,
  });
  expect(open(keys.glance, storedGlanceSchema, sealed[keys.glance])).toEqual({
    kind: 'ok',
    value: glanceAt(schedule),
  });
});

test.each([['{}'], ['{"tasks":5}'], ['{'], [''], [{ ...schedule }], [null]])(
  'what holds %j is no schedule',
  (data) => {
    const raw = seal(data);
    expect(open(keys.schedule, storedScheduleSchema, raw)).toEqual({ kind: 'broken', raw });
    expect(open(keys.glance, storedGlanceSchema, raw)).toEqual({ kind: 'broken', raw });
  },
);
