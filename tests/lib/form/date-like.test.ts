import { dateLikeTypes, formatDateLike, parseDateLike } from '@/lib/form/date-like';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

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
      // A date and a week cut the time of day.
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
  const beyond = ['2023-02-29', '275760-09-13T00:01', '23:59:60'];
  for (const text of [...nonsense, ...beyond, '2024-01-01T', 'T10:00', '1e3']) {
    expect(parseDateLike(type, text)).toBeNull();
  }
});
