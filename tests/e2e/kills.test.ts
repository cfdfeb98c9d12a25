import { expect, test } from 'vitest';
import { tallyLine } from '../kills/judge.ts';
import { runKills } from '../kills/run-kills.ts';

const kills = 25;

test('the worker dies at random moments: nothing lost, nothing twice', async () => {
  const seed = Date.now() % 1_000_000;
  const tally = await runKills(kills, seed);
  console.log(`${tallyLine(tally)} (seed ${seed})`);
  expect(tally).toMatchObject({ kills, lost: 0, blind: 0, duplicates: 0 });
  expect(tally.answers).toBeGreaterThan(0);
}, 300_000);
