import { afterAll, expect, test } from 'vitest';
import type { Fault } from '../support/world/faults';
import { flows } from './flows';
import { type Point, strike } from './strike';
import { flawless } from './verdict';

const faults: readonly Fault[] = ['die-before', 'die-after', 'fail', 'fail-after'];

/**
 * Tests every flow, cut off at each of its operations by each fault. One file of tests for each kind
 * of restart: files run side by side.
 */
export function testCutOff(restart: Point['restart']): void {
  const tally = { points: 0, lost: 0, blind: 0, duplicates: 0 };

  test.each(flows)('$name, cut off anywhere, comes right', { timeout: 120_000 }, async (flow) => {
    const before = tally.points;
    for (const fault of faults) {
      for (let nth = 1; ; nth += 1) {
        const struck = await strike(flow, { fault, restart, nth });
        if (struck === null) break;
        const { operation, verdict } = struck;
        tally.points += 1;
        tally.lost += verdict.lost;
        tally.blind += verdict.blind;
        tally.duplicates += verdict.duplicates;
        const where = `${fault} at ${nth}, ${operation}, then a new ${restart}`;
        expect.soft(verdict, where).toEqual(flawless);
      }
    }
    expect(tally.points, 'the flow does something').toBeGreaterThan(before);
  });

  afterAll(() => {
    const { points, lost, blind, duplicates } = tally;
    console.log(
      `${points} crash points, then a new ${restart}: answers lost ${lost}, ` +
        `blind second sends ${blind}, duplicate notifications ${duplicates}`,
    );
  });
}
