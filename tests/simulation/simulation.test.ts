import { hour } from '@/lib/time';
import { expect, test } from 'vitest';
import { flawless } from './flawless';
import { aWeek } from './plan';
import { formatFigures } from './print';
import { simulate } from './simulate';

test('a day and a night with ten tasks: nothing lost, nothing twice, nobody woken', async () => {
  const figures = await simulate({ ...aWeek, duration: 23 * hour, tasks: 10, deaths: 0.2 });
  console.log(formatFigures(figures));
  expect(figures.faults).toEqual(flawless);
  expect(figures.answers).toBeGreaterThan(0);
  expect(figures.requests).toBeLessThan(figures.requestsOfPolling);
}, 60_000);
