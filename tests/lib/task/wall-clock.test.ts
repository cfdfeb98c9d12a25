import { wallMoment } from '@/lib/task/wall-clock';
import { expect, test } from 'vitest';
import { setTimeZone } from '../../support/time-zone';

test.each([
  ['winter', 'Europe/Zurich', '2026-11-18T09:50Z', 10 * 60, '2026-11-18T09:00Z'],
  ['summer', 'Europe/Zurich', '2026-07-18T09:50Z', 10 * 60, '2026-07-18T08:00Z'],
  ['the day before in UTC', 'America/New_York', '2026-11-18T03:00Z', 60, '2026-11-17T06:00Z'],
  ['the day after in UTC', 'Pacific/Kiritimati', '2026-12-31T12:00Z', 60, '2026-12-31T11:00Z'],
  ['three quarters', 'Asia/Kathmandu', '2026-11-18T20:00Z', 105, '2026-11-18T20:00Z'],
  ['an hour skipped', 'Europe/Zurich', '2026-03-29T12:00Z', 150, '2026-03-29T01:30Z'],
  ['the minute before it', 'Europe/Zurich', '2026-03-29T12:00Z', 119, '2026-03-29T00:59Z'],
  ['the hour after it', 'Europe/Zurich', '2026-03-29T12:00Z', 180, '2026-03-29T01:00Z'],
  ['an hour shown twice', 'Europe/Zurich', '2026-10-25T12:00Z', 150, '2026-10-25T00:30Z'],
  ['the hour after that', 'Europe/Zurich', '2026-10-25T12:00Z', 180, '2026-10-25T02:00Z'],
  ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04T01:00Z', 135, '2026-10-03T15:45Z'],
  ['a midnight skipped', 'America/Santiago', '2026-09-06T12:00Z', 0, '2026-09-06T04:00Z'],
])('%s, in %s at %s: minute %i is at %s', (_, zone, at, minutes, moment) => {
  setTimeZone(zone);
  expect(wallMoment(Date.parse(at), 0, minutes)).toBe(Date.parse(moment));
});

test.each([
  ['over the end of a month', '2026-10-31T12:00Z', 1, '2026-11-01T07:00Z'],
  ['over the end of a year', '2027-01-01T12:00Z', -1, '2026-12-31T07:00Z'],
  ['over a day of 23 hours', '2026-03-28T22:30Z', 1, '2026-03-29T06:00Z'],
  ['over a day of 25 hours', '2026-10-24T21:30Z', 1, '2026-10-25T07:00Z'],
])('%s, from %s', (_, at, days, moment) => {
  setTimeZone('Europe/Zurich');
  expect(wallMoment(Date.parse(at), days, 8 * 60)).toBe(Date.parse(moment));
});
