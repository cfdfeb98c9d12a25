import { lastTime, lookAgain } from '@/lib/task/looks';
import { expect, test } from 'vitest';

const minute = 60_000;
const now = 1_000 * minute;

test('at the first look there is nothing before', () => {
  expect(lastTime(null, now)).toBe(now);
  expect(lookAgain(null, now)).toEqual({ before: now, latest: now });
});

test('looks close together are one visit; its beginning counts', () => {
  const first = { before: now - 90 * minute, latest: now };
  const again = lookAgain(first, now + 9 * minute);
  expect(again).toEqual({ before: now - 90 * minute, latest: now + 9 * minute });
  expect(lastTime(again, now + 9 * minute)).toBe(now - 90 * minute);
});

test('a later visit begins where the one before ended, before and after it is told', () => {
  const looks = { before: 0, latest: now };
  const later = now + 11 * minute;
  expect(lastTime(looks, later)).toBe(now);
  expect(lastTime(lookAgain(looks, later), later)).toBe(now);
});
