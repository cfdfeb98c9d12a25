import { afterAll, expect, test } from 'vitest';
import type { Fault } from '../support/world/faults';
import type { Flow } from './flow';
import { flows } from './flows';
import { type Point, strike } from './strike';
import { flawless } from './verdict';

const faults: readonly Fault[] = ['die-before', 'die-after', 'fail', 'fail-after'];
const kinds = faults.flatMap((fault) =>
  (['worker', 'browser'] as const).map((restart) => ({ fault, restart })),
);
const tally = { points: 0, lost: 0, blind: 0, duplicates: 0 };

async function strikeEverywhere(flow: Flow, kind: Omit<Point, 'nth'>): Promise<void> {
  for (let nth = 1; ; nth += 1) {
    const struck = await strike(flow, { ...kind, nth });
    if (struck === null) return;
    const { operation, verdict } = struck;
    tally.points += 1;
    tally.lost += verdict.lost;
    tally.blind += verdict.blind;
    tally.duplicates += verdict.duplicates;
    const where = `${kind.fault} at ${nth}, ${operation}, then a new ${kind.restart}`;
    expect.soft(verdict, where).toEqual(flawless);
  }
}

test.each(flows)('$name, cut off anywhere, comes right', { timeout: 120_000 }, async (flow) => {
  for (const kind of kinds) await strikeEverywhere(flow, kind);
});

afterAll(() => {
  const { points, lost, blind, duplicates } = tally;
  console.log(
    `${points} crash points: answers lost ${lost}, blind second sends ${blind}, ` +
      `duplicate notifications ${duplicates}`,
  );
});
