import { expect, test } from 'vitest';
import { formatFigures } from './print';
import { aDay, aWeek } from './plan';
import { flawless } from './flawless';
import { simulate } from './simulate';

test.each([
  ['A day', aDay],
  ['A week', aWeek],
])('%s', { timeout: 900_000 }, async (name, plan) => {
  const figures = await simulate(plan);
  console.log(`${name}\n${formatFigures(figures)}`);
  expect(figures.faults).toEqual(flawless);
  expect(figures.answers).toBeGreaterThan(0);
});
