import { formatAge } from '@/components/app/time/age';
import { formatDay } from '@/components/app/time/format-date';
import { expect, test } from 'vitest';

const ages = [
  [-5000, '0 s'],
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [172_800_000, '2 d'],
] as const;

test.each(ages)('%d ms are %s', (ms, words) => {
  expect(formatAge(ms)).toBe(words);
});

const now = new Date(2026, 10, 18, 0, 5).getTime();
const days = [
  [new Date(2026, 10, 18, 23, 59), 'today'],
  [new Date(2026, 10, 17, 23, 59), 'yesterday'],
  [new Date(2026, 10, 16, 0, 0), 'Mon, Nov 16'],
  [new Date(2025, 10, 16, 0, 0), 'Sun, Nov 16, 2025'],
] as const;

test.each(days)('seen from just after midnight %s is %s', (date, words) => {
  expect(formatDay(date.getTime(), now)).toBe(words);
});
