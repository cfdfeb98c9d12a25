import { scheduleEntry } from '@/lib/task/entry';
import { interval, nextCheckAt } from '@/lib/task/pace';
import type { ScheduleEntry } from '@/lib/task/schedule';
import { hour, minute, second } from '@/lib/time';
import { describe, expect, test } from 'vitest';
import { aTask } from '../../support/a-task';
import { buildBackoff, testNow as now } from '../../support/build-task';

const onScreen = { visible: true, shown: true };
const visible = { visible: true, shown: false };
const none = { visible: false, shown: false };

/** A task whose status is the same for `unchanged` ms, and that nobody has touched for longer. */
function entryOf(task: ReturnType<typeof aTask>, unchanged = 10 * minute): ScheduleEntry {
  const changedAt = now - unchanged;
  return { ...scheduleEntry(task.build()), activeAt: now - 9 * hour, changedAt, triedAt: now };
}

const hot = (activeAt: number, unchanged?: number): ScheduleEntry => ({
  ...entryOf(aTask(), unchanged),
  activeAt,
});
const again = (unchanged: number) =>
  entryOf(aTask().with({ recurs: true }).status('completed'), unchanged);
const ended = (unchanged: number) => entryOf(aTask().status('completed'), unchanged);

// The task, and its interval on its own page, with another page visible, and with none.
const table = [
  ['paused', entryOf(aTask().watch('paused')), null, null, null],
  ['archived', entryOf(aTask().watch('archived')), null, null, null],
  ['not created', entryOf(aTask().creation({ state: 'unknown', since: 0 })), null, null, null],
  ['active a minute ago', hot(now - minute), 2 * second, 2 * second, 30 * second],
  ['active two minutes ago', hot(now - 2 * minute), 2 * second, 10 * second, 30 * second],
  [
    'unchanged for 6 h, and answered just now',
    hot(now, 6 * hour),
    2 * second,
    2 * second,
    30 * second,
  ],
  // The clock was set back since, a little or by a year, so the last activity lies in the future.
  ['active in a minute', hot(now + minute), 2 * second, 2 * second, 30 * second],
  ['active next year', hot(now + 8_760 * hour), 2 * second, 10 * second, 30 * second],
  ['running', entryOf(aTask()), 2 * second, 10 * second, 30 * second],
  ['scheduled', entryOf(aTask().status('scheduled')), 2 * second, 10 * second, 30 * second],
  ['not begun', entryOf(aTask().status(null)), 2 * second, 10 * second, 30 * second],
  ['never read', entryOf(aTask().with({ observed: null })), 2 * second, 10 * second, 30 * second],
  ['unheard of', entryOf(aTask().status('hibernating')), 2 * second, 10 * second, 30 * second],
  ['unchanged for 59 min', entryOf(aTask(), 59 * minute), 2 * second, 10 * second, 30 * second],
  ['unchanged for 1 h', entryOf(aTask(), hour), 2 * second, 10 * second, minute],
  ['unchanged for 6 h', entryOf(aTask(), 6 * hour), 2 * second, 10 * second, 5 * minute],
  [
    'asked 2 h ago, with the status it had before',
    { ...entryOf(aTask(), 9 * hour), activeAt: now - 2 * hour },
    2 * second,
    10 * second,
    minute,
  ],
  ['ended just now', ended(0), minute, 15 * minute, 15 * minute],
  ['ended 40 min ago', ended(40 * minute), minute, 40 * minute, 40 * minute],
  ['ended yesterday', ended(24 * hour), minute, 6 * hour, 6 * hour],
  [
    'ended yesterday, by no means its first run',
    again(24 * hour),
    minute,
    15 * minute,
    15 * minute,
  ],
  ['without a further run for 31 days', again(31 * 24 * hour), minute, 6 * hour, 6 * hour],
  ['failed', entryOf(aTask().status('error'), 0), minute, 15 * minute, 15 * minute],
] as const;

test.each(table)('a task that is %s', (_, entry, shown, beside, unseen) => {
  expect(interval(entry, onScreen, now)).toBe(shown);
  expect(interval(entry, visible, now)).toBe(beside);
  expect(interval(entry, none, now)).toBe(unseen);
});

test('an answer on its way is followed to its end, whatever else the person wants', () => {
  const delivery = { state: 'accepted', answeredAt: 0, attempts: 1, secret: false } as const;
  const task = aTask().delivering({ ...delivery, at: 0, revision: 1, stillWaiting: false });
  expect(interval(entryOf(task.watch('paused')), none, now)).toBe(30 * second);
  expect(interval(entryOf(task.watch('archived')), none, now)).toBe(30 * second);
});

test.each([0, 20, 29])('checks of an ended task, last seen %i s after, grow apart', (late) => {
  let triedAt = now + late * second;
  const checks: number[] = [];
  for (let at = now + 30 * second; at < now + 30 * hour; at += 30 * second) {
    const next = nextCheckAt({ ...ended(0), triedAt }, undefined, none, at) ?? Infinity;
    // An alarm also takes along checks that are due up to 15 s later.
    if (next > at + 15 * second) continue;
    triedAt = at + 100;
    checks.push((at - now) / minute);
  }
  const doubled = [15, 30, 60, 120, 240, 480, 840, 1200, 1560];
  expect(checks).toHaveLength(doubled.length);
  for (const [index, minutes] of doubled.entries()) {
    // Alarms are 30 s apart. The delay that one adds is doubled like the rest of the wait.
    expect(Math.abs((checks[index] ?? 0) - minutes) / minutes).toBeLessThan(0.05);
  }
});

test('an ended task’s next check comes nearer as time passes', () => {
  const entry = { ...ended(40 * minute), triedAt: now };
  const due = [0, 1, 5, 39].map((minutes) =>
    nextCheckAt(entry, undefined, none, now + minutes * minute),
  );
  expect(new Set(due)).toEqual(new Set([now + 40 * minute]));
});

describe('the next check', () => {
  const running = entryOf(aTask());

  test('is at once for a task never tried', () => {
    expect(nextCheckAt({ ...running, triedAt: null }, undefined, none, now)).toBe(now);
  });

  test('counts from the last try', () => {
    const tried = { ...running, triedAt: now - 8 * second };
    expect(nextCheckAt(tried, undefined, none, now)).toBe(now + 22 * second);
  });

  test('is never before the connection’s back-off ends', () => {
    const backoff = buildBackoff({ until: now + hour });
    expect(nextCheckAt(running, backoff, onScreen, now)).toBe(now + hour);
    expect(nextCheckAt({ ...running, triedAt: null }, backoff, none, now)).toBe(now + hour);
  });

  test('comes at half the pace with every failure in a row, to 15 min', () => {
    const after = (failures: number) =>
      (nextCheckAt({ ...running, failures }, undefined, none, now) ?? 0) - now;
    expect([0, 1, 2, 3, 9].map(after)).toEqual(
      [30, 60, 120, 240, 900].map((seconds) => seconds * second),
    );
  });

  test('of an ended task stays as slow as it is, whatever fails', () => {
    const failing = { ...ended(24 * hour), failures: 3 };
    expect(nextCheckAt(failing, undefined, none, now)).toBe(now + 6 * hour);
  });

  test('is at once when the clock was set back since: a check is never put off by it', () => {
    const tried = { ...running, triedAt: now + 5 * hour };
    expect(nextCheckAt(tried, undefined, none, now)).toBe(now);
  });

  test('is never for a paused task', () => {
    expect(nextCheckAt(entryOf(aTask().watch('paused')), undefined, onScreen, now)).toBeNull();
  });
});
