import { parseArgs } from 'node:util';
import { Beckon } from '../support/beckon/beckon.ts';
import { buildExtension } from '../support/build.ts';
import { alterForBench } from './extension/alter.ts';
import { surroundings, writeReadme } from './measure/readme.ts';
import { formatTable, type Row } from './measure/row.ts';
import { formatSizes } from './measure/sizes.ts';
import { formRows } from './rows/form.ts';
import { heapRows } from './rows/heap.ts';
import { latencyRows } from './rows/latency.ts';
import { popupRows } from './rows/popup.ts';
import { requestRows } from './rows/request.ts';
import { wakeRows } from './rows/wake.ts';
import { workerStartRows } from './rows/worker-start.ts';

type Measure = (beckon: Beckon, samples: number) => Promise<readonly Row[]>;

const measurements: Readonly<Record<string, Measure>> = {
  popup: popupRows,
  request: requestRows,
  form: formRows,
  start: workerStartRows,
  wake: wakeRows,
  heap: heapRows,
  latency: latencyRows,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { samples: { type: 'string', default: '20' } },
});
const unknown = positionals.find((name) => !Object.hasOwn(measurements, name));
if (unknown !== undefined) throw new Error(`There are no rows of the kind ${unknown}.`);
const chosen = Object.entries(measurements).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);

buildExtension();
const rows: Row[] = [];
let taken = '';
for (const [, measure] of chosen) {
  // A new browser for each kind of row: what one measurement leaves behind must not affect the
  // next.
  const beckon = await Beckon.launch({ headless: true, alter: alterForBench });
  try {
    rows.push(...(await measure(beckon, Number(values.samples))));
    taken = surroundings(await beckon.browser.version());
  } finally {
    await beckon.stop();
  }
  console.log(formatTable(rows));
}
const sizes = formatSizes('.output/chrome-mv3');
console.log(`\n${sizes}\n\n${taken}`);
// The README gets the whole table or none: rows of different runs cannot be compared.
if (positionals.length === 0) await writeReadme(`${formatTable(rows)}\n\n${sizes}\n\n${taken}`);
