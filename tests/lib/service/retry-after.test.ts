import { parseRetryAfter } from '@/lib/service/retry-after';
import { day } from '@/lib/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTimeZone } from '../../support/time-zone';

const now = Date.UTC(2026, 0, 5, 12, 0, 0);

test.each<[string | null, number | null]>([
  ['0', 0],
  ['120', 120_000],
  [' 7 ', 7_000],
  ['86401', day],
  ['9'.repeat(400), day],
  ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
  ['Monday, 05-Jan-26 12:00:30 GMT', 30_000],
  ['Mon Jan  5 12:00:30 2026', 30_000],
  ['Mon, 05 Jan 2026 11:59:00 GMT', 0],
  ['Sun, 01 Jan 2090 00:00:00 GMT', day],
  [null, null],
  ['', null],
  ['-5', null],
  ['3.5', 4_000],
  ['3.25', 4_000],
  ['30.0', 30_000],
  ['1.', null],
  ['1/5', null],
  ['1e3', null],
  ['120, 60', 120_000],
  ['7,30 , 1.5', 30_000],
  ['120, soon', null],
  ['soon', null],
  ['on Mon, 05 Jan 2026 12:00:30 GMT', null],
  ['2026', 2_026_000],
  ['2026-01-05T12:00:30Z', null],
  ['Monday', null],
])('%j is %j ms', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});

test.each(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])('a date may be a %s', (weekday) => {
  const dates = Array.from({ length: 7 }, (_, days) => new Date(now + (days + 1) * day));
  const date = dates.map((one) => one.toUTCString()).find((text) => text.startsWith(weekday));
  expect(parseRetryAfter(date ?? '', now)).toBe(day);
  expect(parseRetryAfter((date ?? '').toLowerCase(), now)).toBe(day);
});

test.each([
  'Mon, 05 Jan 2026 12:00:30 GMT',
  'Monday, 05-Jan-26 12:00:30 GMT',
  'Mon Jan  5 12:00:30 2026',
])('%s means GMT wherever the person is', (header) => {
  setTimeZone('Asia/Kolkata');
  expect(parseRetryAfter(header, now)).toBe(30_000);
});

test('is never negative, never beyond a day, whatever is sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (header) => {
      const ms = parseRetryAfter(header, now) ?? 0;
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThanOrEqual(day);
    }),
  );
});
