import { dueRequests } from '@/lib/background/attention/scene';
import { defaultSettings } from '@/lib/store/settings';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';
import { buildSchedule, testNow } from '../../../support/build-task';

const first = { raiseAt: 0, raisedAt: null };
const again = { raiseAt: testNow - minute, raisedAt: testNow - 16 * minute };

const nobodyLooks = {
  visible: false,
  saidAt: 0,
  tasks: new Map(),
  requests: new Map(),
  latest: null,
};

// Each due request costs a reading of its record, so one too many would make every wake slower.
test.each([
  ['one never told of is', first, {}, true],
  ['a reminder is from its moment on', { ...again, raiseAt: testNow }, {}, true],
  ['one that is overdue is', again, {}, true],
  ['one that is yet to come is not', { ...again, raiseAt: testNow + 1 }, {}, false],
  ['one told of for the last time is not', { ...first, raiseAt: null }, {}, false],
  ['nothing is that is not to be told', first, { tellRequests: false }, false],
  ['no reminder is without reminders', again, { remind: false }, false],
  ['a first one is without reminders', first, { remind: false }, true],
])('of requests due by the schedule %s', (_, entry, changes, due) => {
  const scene = {
    now: testNow,
    asked: true,
    schedule: buildSchedule(['a'], {}, entry),
    settings: { ...defaultSettings, ...changes },
    showing: nobodyLooks,
    notifications: new Set<string>(),
  };
  expect(dueRequests({ ...scene, quiet: false })).toEqual(due ? ['a'] : []);
  expect(dueRequests({ ...scene, quiet: true })).toEqual([]);
});

test.each([
  ['less than a minute ago is due', minute - 1, true],
  ['a minute ago is not', minute, false],
])('before anything was asked about, a request read %s', (_, ago, due) => {
  const scene = {
    now: testNow,
    asked: false,
    schedule: buildSchedule(['a'], {}, { ...first, checkedAt: testNow - ago }),
    settings: defaultSettings,
    quiet: false,
    showing: nobodyLooks,
    notifications: new Set<string>(),
  };
  expect(dueRequests(scene)).toEqual(due ? ['a'] : []);
});
