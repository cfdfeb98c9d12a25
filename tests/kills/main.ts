import { parseArgs } from 'node:util';
import { buildExtension } from '../support/build.ts';
import { tallyLine } from './judge.ts';
import { runKills } from './run-kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
buildExtension();
console.log(`Seed ${values.seed}`);
const tally = await runKills(Number(values.kills), Number(values.seed));
console.log(tallyLine(tally));
// Where nobody could answer anything, nothing was lost either.
if (tally.lost + tally.blind + tally.duplicates > 0 || tally.answers === 0) process.exitCode = 1;
