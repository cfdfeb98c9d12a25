import { lastTime, lookAgain } from '@/lib/task/looks';
import { minute } from '@/lib/time';
import { expect, test } from 'vitest';

const now = 1_000 * minute;

test('at the first look there is nothing before', () => {
  expect(lastTime(null, now)).toBe(now);
  expect(lookAgain(null, now)).toEqual({ before: now, begun: now, latest: now });
});

test('looks within 10 minutes are one visit; what was before it counts', () => {
  const first = lookAgain({ before: 0, latest: now - 90 * minute }, now);
  const again = lookAgain(first, now + 9 * minute);
  expect(again).toEqual({ before: now - 90 * minute, begun: now, latest: now + 9 * minute });
  expect(lastTime(again, now + 10 * minute)).toBe(now - 90 * minute);
});

test('a later visit begins where the one before ended, before and after it is told', () => {
  const looks = lookAgain(lookAgain({ before: 0, latest: 0 }, now), now + 5 * minute);
  const later = now + 11 * minute;
  expect(lastTime(looks, later)).toBe(now + 5 * minute);
  expect(lastTime(lookAgain(looks, later), later)).toBe(now + 5 * minute);
});

test('who looks every few minutes is not shown the news of the whole day', () => {
  let looks = lookAgain(null, now);
  for (let at = 0; at <= 120; at += 4) looks = lookAgain(looks, now + at * minute);
  expect(looks.before).toBeGreaterThanOrEqual(now + 108 * minute);
});

test('a clock that was ahead holds up no visit', () => {
  const ahead = lookAgain({ before: 0, latest: now }, now + 24 * 60 * minute);
  const looks = lookAgain(ahead, now);
  expect(looks).toEqual({ before: now, begun: now, latest: now });
  expect(lastTime(looks, now + 30 * minute)).toBe(now);
});
