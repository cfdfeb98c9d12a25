import { routeFor } from '@/lib/store/intent';
import { expect, test } from 'vitest';

const at = 5_000_000;

test.for<[string, number | null, number | null, number, string | null]>([
  ['the window it opened in', 7, 7, at, '#/settings'],
  ['another window', 7, 8, at, null],
  ['any window, where none is named', null, 8, at, '#/settings'],
  ['a window that is not known yet', null, null, at, null],
  ['the last moment it is fresh', 7, 7, at + 59_999, '#/settings'],
  ['a minute later', 7, 7, at + 60_000, null],
])('an intent and %s', ([, window, here, now, route]) => {
  expect(routeFor({ route: '#/settings', at, window }, here, now)).toBe(route);
});
