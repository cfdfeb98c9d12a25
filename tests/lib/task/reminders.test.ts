import { defaultAttention } from '@/lib/task/attention-settings';
import { isRaiseDue, isTold, putOffUntil, raise, raiseAt, tellAnew } from '@/lib/task/reminders';
import { tomorrowMorning } from '@/lib/task/snooze-moments';
import { minute } from '@/lib/time';
import { buildCall, testNow } from '../../support/build-task';
import { describe, expect, test } from 'vitest';

const untold = buildCall({ firstSeenAt: testNow, raised: 0, raisedAt: null });

describe('what is told of a call', () => {
  test('at once, then after 15 min, 1 h and 3 h, then never again', () => {
    let call = untold;
    const told: number[] = [];
    for (let at = raiseAt(call); at !== null; at = raiseAt(call)) {
      const now = Math.max(at, testNow);
      told.push((now - testNow) / minute);
      call = raise(call, now);
    }
    expect(told).toEqual([0, 15, 60, 180]);
  });

  test.each([
    ['just in time', 15, 60],
    ['late', 40, 60],
    ['later than the next one', 70, 180],
    ['later than all of them', 600, null],
  ])('a reminder told %s stands for those that passed', (_, at, next) => {
    const call = raise(raise(untold, testNow), testNow + at * minute);
    const due = raiseAt(call);
    expect(due === null ? null : (due - testNow) / minute).toBe(next);
  });

  test('reminders count from when it was first told, not first seen', () => {
    const later = testNow + 8 * 60 * minute;
    expect(raiseAt(raise(untold, later))).toBe(later + 15 * minute);
  });

  test('a snooze starts over at its end', () => {
    const snoozed = tellAnew(raise(untold, testNow), testNow + 20 * minute);
    expect(raiseAt(snoozed)).toBe(testNow + 20 * minute);
    const told = raise(snoozed, testNow + 21 * minute);
    expect(raiseAt(told)).toBe(testNow + 36 * minute);
  });

  test('a clock set back puts off no first notification, and reminders count by it', () => {
    expect(raiseAt(untold)).toBe(0);
    const told = raise(raise(untold, testNow), testNow - 60 * minute);
    expect(raiseAt(told)).toBe(testNow - 45 * minute);
  });

  test('what was told later than now is due, a snooze is not', () => {
    const due = (changes: object, now: number) =>
      isRaiseDue({ raiseAt: testNow + 15 * minute, raisedAt: testNow, ...changes }, now);
    expect(due({}, testNow + 15 * minute)).toBe(true);
    expect(due({}, testNow)).toBe(false);
    expect(due({}, testNow - 1)).toBe(true);
    expect(due({ raisedAt: null }, testNow - 1)).toBe(false);
    expect(due({ raiseAt: null }, testNow - 1)).toBe(false);
  });

  test('a snooze that a clock set back makes longer than any is over', () => {
    const nightEnd = new Date(testNow).setHours(4, 0, 0, 0);
    const until = tomorrowMorning(nightEnd);
    const snoozed = tellAnew(untold, until);
    expect(putOffUntil(snoozed, nightEnd)).toBe(until);
    expect(isRaiseDue({ raiseAt: until, raisedAt: null }, nightEnd)).toBe(false);
    const setBack = nightEnd - 24 * 60 * minute;
    expect(putOffUntil(snoozed, setBack)).toBeNull();
    expect(isRaiseDue({ raiseAt: until, raisedAt: null }, setBack)).toBe(true);
  });
});

const untoldOne = { raisedAt: null, raiseAt: 0 };
const toldOne = { raisedAt: testNow, raiseAt: testNow + 15 * minute };
const snoozedOne = { raisedAt: null, raiseAt: testNow + 15 * minute };

test.each([
  ['a request', untoldOne, {}, true],
  ['a reminder', toldOne, {}, true],
  ['no requests wanted', untoldOne, { tellRequests: false }, false],
  ['no requests wanted, nor reminded of', toldOne, { tellRequests: false }, false],
  ['no requests wanted, but this one now', snoozedOne, { tellRequests: false }, true],
  ['no reminders wanted', toldOne, { remind: false }, false],
  ['no reminders, but the first', untoldOne, { remind: false }, true],
])('told of, by what the person has set: %s', (_, entry, changes, told) => {
  expect(isTold(entry, { ...defaultAttention, ...changes })).toBe(told);
});
