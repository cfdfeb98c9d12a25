import { dayOf, zoneClock } from '@/lib/task/zone-clock';
import { expect, test } from 'vitest';

const utc = Date.parse;

test.each([
  ['Europe/Zurich', '2026-11-18T09:50:00Z', '2026-11-18T10:50:00Z'],
  ['Europe/Zurich', '2026-07-18T09:50:00Z', '2026-07-18T11:50:00Z'],
  ['America/New_York', '2026-11-18T03:00:00Z', '2026-11-17T22:00:00Z'],
  ['Asia/Kathmandu', '2026-11-18T20:00:00Z', '2026-11-19T01:45:00Z'],
  ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', '2027-01-01T02:00:00Z'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
])('in %s, %s is %s on the wall', (zone, at, wall) => {
  const clock = zoneClock(zone);
  expect(clock.wallTime(utc(at))).toBe(utc(wall));
  expect(clock.moment(utc(wall))).toBe(utc(at));
});

test.each([
  ['an hour skipped in spring', 'Europe/Zurich', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
  ['the hour before it', 'Europe/Zurich', '2026-03-29T01:59:00Z', '2026-03-29T00:59:00Z'],
  ['the hour after it', 'Europe/Zurich', '2026-03-29T03:00:00Z', '2026-03-29T01:00:00Z'],
  ['an hour shown twice', 'Europe/Zurich', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00Z'],
  ['the hour after that', 'Europe/Zurich', '2026-10-25T03:00:00Z', '2026-10-25T02:00:00Z'],
  ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04T02:15:00Z', '2026-10-03T15:45:00Z'],
  ['a midnight skipped', 'America/Santiago', '2026-09-06T00:00:00Z', '2026-09-06T04:00:00Z'],
  ['a whole day skipped', 'Pacific/Apia', '2011-12-30T12:00:00Z', '2011-12-30T22:00:00Z'],
])('%s', (_, zone, wall, at) => {
  expect(new Date(zoneClock(zone).moment(utc(wall))).toISOString()).toBe(
    new Date(at).toISOString(),
  );
});

test('a day is its midnight, before 1970 too', () => {
  expect(dayOf(utc('2026-11-18T23:59:59Z'))).toBe(utc('2026-11-18'));
  expect(dayOf(utc('1969-12-31T00:00:01Z'))).toBe(utc('1969-12-31'));
});
