import { Beckon } from '../support/beckon/beckon.ts';
import { buildExtension } from '../support/build.ts';
import { alterForBench } from './extension/alter.ts';
import { formatTable, type Row } from './measure/row.ts';
import { formRows } from './rows/form.ts';
import { popupRow } from './rows/popup.ts';

buildExtension();
const beckon = await Beckon.launch({ headless: true, alter: alterForBench });
try {
  const rows: Row[] = [];
  for (const count of [1, 100, 1000]) rows.push(await popupRow(beckon, count));
  rows.push(...(await formRows(beckon)));
  console.log(formatTable(rows));
} finally {
  await beckon.stop();
}
