import { askedToWait, dueTasks, isDue, isFailing } from '@/lib/task/due';
import type { Schedule, ScheduleEntry } from '@/lib/task/schedule';
import { expect, test } from 'vitest';
import { buildBackoff, buildSchedule, testNow as now } from '../../support/build-task';

const unseen = { visible: false, tasks: new Set<string>() };

function scheduleOf(
  entries: Readonly<Record<string, Partial<ScheduleEntry>>>,
  changes: Partial<Schedule> = {},
): Schedule {
  const { tasks } = buildSchedule(Object.keys(entries));
  const merged = Object.entries(tasks).map(([id, entry]) => [id, { ...entry, ...entries[id] }]);
  return buildSchedule([], { ...changes, tasks: Object.fromEntries(merged) });
}

const ago = (seconds: number) => ({ triedAt: now - seconds * 1_000 });
const due = (schedule: Schedule, slack = 0, screen = unseen) =>
  dueTasks(schedule, { screen, now, slack });

test('what is due, and nothing else', () => {
  expect(due(scheduleOf({ just: ago(5), old: ago(30), never: { triedAt: null } }))).toEqual([
    'old',
    'never',
  ]);
});

test('an alarm takes along what falls due within its slack, so that 30 s never becomes 60', () => {
  const slow = { activeAt: now - 7_200_000, changedAt: now - 7_200_000 };
  const schedule = scheduleOf({ soon: { ...slow, ...ago(46) }, later: { ...slow, ...ago(44) } });
  expect(due(schedule)).toEqual([]);
  expect(due(schedule, 15_000)).toEqual(['soon']);
});

test('every alarm means every one, the first after a page was closed too', () => {
  const schedule = scheduleOf({ justSeen: ago(1), failing: { ...ago(1), failures: 3 } });
  expect(due(schedule, 500)).toEqual([]);
  expect(due(schedule, 15_000)).toEqual(['justSeen']);
});

test('a task that fails by itself is let alone for the alarm it was put off by', () => {
  const schedule = scheduleOf({
    once: { ...ago(31), failures: 1 },
    long: { ...ago(61), failures: 1 },
  });
  expect(due(schedule, 15_000)).toEqual(['long']);
});

test('what has been due the longest comes first, and what is to be sent before all', () => {
  const schedule = scheduleOf({
    young: ago(31),
    answer: { ...ago(1), outbox: 'answer' },
    old: ago(90),
    middle: ago(60),
  });
  expect(due(schedule)).toEqual(['answer', 'old', 'middle', 'young']);
});

test('an open task goes before ended ones that were due sooner, but not for ever', () => {
  const ended = { pace: 'ended', changedAt: now - 30 * 86_400_000 } as const;
  const schedule = scheduleOf({
    endedLong: { ...ended, ...ago(7 * 3_600) },
    untried: { ...ended, triedAt: null },
    recurs: { ...ended, pace: 'recurs', triedAt: null },
    open: ago(40),
    untriedOpen: { triedAt: null },
    endedTooLong: { ...ended, ...ago(9.5 * 3_600) },
  });
  expect(due(schedule)).toEqual([
    'endedTooLong',
    'open',
    'untriedOpen',
    'recurs',
    'endedLong',
    'untried',
  ]);
});

test('what has been due the longest comes first after a rest, too', () => {
  const backoff = { office: buildBackoff({ since: now - 3_600_000, until: now }) };
  const schedule = scheduleOf({ young: ago(3_600), old: ago(3_601) }, { backoff });
  expect(due(schedule)).toEqual(['old', 'young']);
});

test('a visible page makes its own task due sooner than the others', () => {
  const schedule = scheduleOf({ shown: ago(3), other: ago(3) });
  expect(due(schedule, 0, { visible: true, tasks: new Set(['shown']) })).toEqual(['shown']);
});

test('nothing is asked of a connection that needs the person, answers included', () => {
  const schedule = scheduleOf(
    { a: { outbox: 'answer' } },
    { stopped: { office: now + 3_600_000 } },
  );
  expect(due(schedule, 15_000)).toEqual([]);
});

test('a back-off holds back its own connection only, and no slack eats into it', () => {
  const backoff = { office: buildBackoff({ until: now + 10_000 }) };
  const entries = { a: { outbox: 'answer' as const }, b: { ...ago(60), connectionId: 'home' } };
  expect(due(scheduleOf(entries, { backoff }), 15_000)).toEqual(['b']);
});

test('a back-off that is over holds back nothing', () => {
  const backoff = { office: buildBackoff({ since: now - 5_000, until: now }) };
  expect(due(scheduleOf({ a: ago(60) }, { backoff }))).toEqual(['a']);
});

test('a paused task is not due, but its answer is', () => {
  const idle = { pace: 'idle', triedAt: null } as const;
  expect(due(scheduleOf({ a: idle, b: { ...idle, outbox: 'answer' } }))).toEqual(['b']);
});

test('a task the schedule does not know is not due', () => {
  expect(isDue(scheduleOf({}), 'a', { screen: unseen, now, slack: 0 })).toBe(false);
});

test('only what the service asked for binds the person, too', () => {
  const wait = (changes: Parameters<typeof buildBackoff>[0]) =>
    askedToWait(scheduleOf({}, { backoff: { office: buildBackoff(changes) } }), 'office', now);
  expect(wait({ until: now + 9_000, askedUntil: null })).toBe(0);
  expect(wait({ until: now + 9_000, askedUntil: now + 4_000 })).toBe(4_000);
  expect(wait({ until: now + 9_000, askedUntil: now - 4_000 })).toBe(0);
  expect(askedToWait(scheduleOf({}), 'office', now)).toBe(0);
});

test('one that works again, and once asked for rest, is not failing', () => {
  const failing = (changes: Parameters<typeof buildBackoff>[0]) =>
    isFailing({ backoff: { office: buildBackoff(changes) } }, 'office');
  expect(failing({ cause: 'server-error' })).toBe(true);
  expect(failing({ cause: 'rate-limited' })).toBe(false);
  expect(failing({ cause: 'server-error', failures: 0 })).toBe(false);
  expect(isFailing({ backoff: {} }, 'office')).toBe(false);
});
