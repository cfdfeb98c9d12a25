import { dateLikeTypes, formatDateLike, parseDateLike } from '@/lib/form/date-like';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTimeZone } from '../../support/time-zone';

const first = -62_135_596_800_000;
const last = 8.64e15;

test.each([
  ['date', first],
  ['datetime-local', first],
  ['week', Date.UTC(2020, 11, 28)],
  ['month', -23_628],
  ['time', 0],
] as const)('%s goes to text and back', (type, edge) => {
  const [min, max] =
    type === 'time' ? [0, 86_399_999] : type === 'month' ? [edge, 3_285_488] : [first, last];
  fc.assert(
    fc.property(fc.integer({ min, max }), (value) => {
      const text = formatDateLike(type, value);
      expect(text).not.toBeNull();
      const back = parseDateLike(type, text ?? '');
      expect(back).not.toBeNull();
      // A date loses the time of day, and a week also loses the day.
      expect(formatDateLike(type, back ?? NaN)).toBe(text);
      if (type !== 'date' && type !== 'week') expect(back).toBe(value);
      else expect(value - (back ?? NaN)).toBeLessThan(type === 'date' ? 86_400_000 : 604_800_000);
    }),
  );
  expect(parseDateLike(type, formatDateLike(type, edge) ?? '')).toBe(edge);
});

test.each([
  ['2020-W53', Date.UTC(2020, 11, 28)],
  ['2021-W01', Date.UTC(2021, 0, 4)],
  ['2015-W01', Date.UTC(2014, 11, 29)],
  ['1970-W01', -3 * 86_400_000],
])('%s begins on its Monday', (text, monday) => {
  expect(parseDateLike('week', text)).toBe(monday);
  expect(formatDateLike('week', monday + 6.5 * 86_400_000)).toBe(text);
});

test.each(dateLikeTypes)('%s refuses what is not its own', (type) => {
  const nonsense = ['', ' ', '0000-01-01', '2024-13', '2024-00-10', '2024-W00', '2024-W54', '9:00'];
  const zeros = ['2024-00', '0000-05', '0000-W10'];
  const beyond = ['2023-02-29', '275760-09-13T00:01', '275760-10', '23:59:60', '10:00:00.1234'];
  for (const text of [...nonsense, ...zeros, ...beyond, '2024-01-01T', 'T10:00', '1e3']) {
    expect(parseDateLike(type, text)).toBeNull();
  }
});

test.each([
  ['date', '2024-02-29'],
  ['time', '10:00'],
  ['datetime-local', '2024-02-29T10:00'],
  ['month', '2024-02'],
  ['week', '2024-W09'],
] as const)('%s is its own text and nothing around it', (type, text) => {
  expect(parseDateLike(type, text)).not.toBeNull();
  for (const around of [` ${text}`, `${text} `, `x${text}`, `${text}x`, `a ${text}`, `${text} a`]) {
    expect(parseDateLike(type, around)).toBeNull();
  }
});

test.each([
  ['date', first, '0001-01-01'],
  ['date', first - 1, null],
  ['date', last, '275760-09-13'],
  ['date', last + 1, null],
  ['date', Date.UTC(12_345, 0, 2), '12345-01-02'],
  ['datetime-local', last + 1, null],
  ['week', 1e300, null],
  ['month', 3_285_488, '275760-09'],
  ['month', 3_285_489, null],
  ['time', 86_400_000, '00:00'],
  ['time', 90_000_000, '01:00'],
  ['time', -3_600_000, '23:00'],
  ['time', Date.UTC(2023, 10, 14, 22, 13, 20), '22:13:20'],
  ['time', 1e300, '23:42:20.160'],
] as const)('%s has a text for %d that is %s', (type, value, text) => {
  expect(formatDateLike(type, value)).toBe(text);
  if (text !== null) expect(parseDateLike(type, text)).not.toBeNull();
});

test('a time says no more than it has to', () => {
  expect(formatDateLike('time', 36_000_000)).toBe('10:00');
  expect(formatDateLike('time', 36_030_000)).toBe('10:00:30');
  expect(formatDateLike('time', 36_000_500)).toBe('10:00:00.500');
  expect(parseDateLike('time', '10:00:00.5')).toBe(36_000_500);
});

test('a part of a millisecond is cut from the date and the time alike', () => {
  expect(formatDateLike('datetime-local', -0.5)).toBe('1969-12-31T23:59:59.999');
  expect(formatDateLike('datetime-local', 0.5)).toBe('1970-01-01T00:00');
});

test('a time is the same wherever the person is', () => {
  setTimeZone('Asia/Kolkata');
  expect(parseDateLike('time', '10:00')).toBe(36_000_000);
  expect(parseDateLike('datetime-local', '1970-01-01T10:00')).toBe(36_000_000);
});
