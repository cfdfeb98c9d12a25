import { defaultAttention, type QuietHours } from '@/lib/task/attention-settings';
import { quietUntil } from '@/lib/task/quiet';
import { describe, expect, test } from 'vitest';
import { setTimeZone } from '../../support/time-zone';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const night: QuietHours = { on: true, from: 22 * 60, to: 7 * 60, days: everyDay };
const zurich = 'Europe/Zurich';

/** When the quiet time at a moment ends, both as ISO text; null when it is not quiet. */
function end(
  at: string,
  quietHours: QuietHours,
  { zone = zurich, pausedUntil = null as string | null } = {},
): string | null {
  setTimeZone(zone);
  const paused = pausedUntil === null ? null : Date.parse(pausedUntil);
  const until = quietUntil({ quietHours, pausedUntil: paused }, Date.parse(at));
  return until === null ? null : new Date(until).toISOString().replace(':00.000Z', 'Z');
}

describe('quiet hours over midnight', () => {
  test.each([
    ['2026-11-18T20:59Z', null],
    ['2026-11-18T21:00Z', '2026-11-19T06:00Z'],
    ['2026-11-18T23:30Z', '2026-11-19T06:00Z'],
    ['2026-11-19T05:59Z', '2026-11-19T06:00Z'],
    ['2026-11-19T06:00Z', null],
  ])('at %s in Zurich: until %s', (at, until) => {
    expect(end(at, night)).toBe(until);
  });

  test.each([
    ['America/Los_Angeles', '2026-11-18T20:00Z', null],
    ['America/Los_Angeles', '2026-11-19T06:30Z', '2026-11-19T15:00Z'],
    ['Asia/Tokyo', '2026-11-18T20:00Z', '2026-11-18T22:00Z'],
    ['Asia/Kolkata', '2026-11-18T16:30Z', '2026-11-19T01:30Z'],
    ['Pacific/Kiritimati', '2026-11-18T08:00Z', '2026-11-18T17:00Z'],
  ])('in %s at %s: until %s', (zone, at, until) => {
    expect(end(at, night, { zone })).toBe(until);
  });
});

describe('daylight saving', () => {
  test.each([
    ['the night is an hour shorter', '2026-03-28T23:00Z', night, '2026-03-29T05:00Z'],
    ['the night is an hour longer', '2026-10-24T22:00Z', night, '2026-10-25T06:00Z'],
    [
      'an end that is skipped comes as late as it would have',
      '2026-03-29T00:00Z',
      { ...night, to: 150 },
      '2026-03-29T01:30Z',
    ],
    [
      'an end that is shown twice is the first',
      '2026-10-24T23:00Z',
      { ...night, to: 150 },
      '2026-10-25T00:30Z',
    ],
    ['its second showing is not quiet again', '2026-10-25T01:15Z', { ...night, to: 150 }, null],
    [
      'quiet hours within a skipped hour are none',
      '2026-03-29T01:15Z',
      { ...night, from: 120, to: 120 + 1 },
      null,
    ],
  ])('%s', (_, at, hours, until) => {
    expect(end(at, hours)).toBe(until);
  });
});

describe('days', () => {
  const weekdays = { ...night, days: [1, 2, 3, 4, 5] };
  test.each([
    ['Friday night reaches into Saturday', '2026-11-21T02:00Z', weekdays, '2026-11-21T06:00Z'],
    ['Saturday night is not quiet', '2026-11-21T23:00Z', weekdays, null],
    ['the small hours of Monday belong to Sunday', '2026-11-23T02:00Z', weekdays, null],
    ['no day at all', '2026-11-18T23:00Z', { ...night, days: [] }, null],
    ['switched off', '2026-11-18T23:00Z', { ...night, on: false }, null],
    [
      'within one day',
      '2026-11-18T12:00Z',
      { ...night, from: 12 * 60, to: 13 * 60 + 30 },
      '2026-11-18T12:30Z',
    ],
    [
      'whole days follow on each other',
      '2026-11-21T12:00Z',
      { on: true, from: 0, to: 0, days: [6, 0] },
      '2026-11-22T23:00Z',
    ],
    [
      'as many as there are of them',
      '2026-11-19T12:00Z',
      { on: true, from: 0, to: 0, days: [4, 5, 6, 0] },
      '2026-11-22T23:00Z',
    ],
  ])('%s', (_, at, hours, until) => {
    expect(end(at, hours)).toBe(until);
  });

  test('always quiet is quiet, however late', () => {
    const always = { on: true, from: 0, to: 0, days: everyDay };
    expect(end('2026-11-18T12:00Z', always)).not.toBeNull();
  });
});

describe('a pause', () => {
  const off = defaultAttention.quietHours;
  test.each([
    ['lasts until its end', '2026-11-18T11:59Z', off, '2026-11-18T12:00Z'],
    ['is over then', '2026-11-18T12:00Z', off, null],
    [
      'into the night lasts until morning',
      '2026-11-18T11:00Z',
      { ...night, from: 720 },
      '2026-11-19T06:00Z',
    ],
  ])('%s', (_, at, hours, until) => {
    expect(end(at, hours, { pausedUntil: '2026-11-18T12:00Z' })).toBe(until);
  });

  test('that ends after the quiet hours outlasts them', () => {
    const pausedUntil = '2026-11-19T08:00Z';
    expect(end('2026-11-18T23:00Z', night, { pausedUntil })).toBe(pausedUntil);
  });
});
