import type { Beckon } from '../../support/beckon/beckon.ts';
import { pathOf } from '../extension/alter.ts';
import { compare } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';
import { shownInPopup } from '../measure/shown.ts';
import { storeTasks } from '../measure/stored-tasks.ts';

const budget = 1.25;

/** From the popup's navigation until its first request can be clicked. */
export async function popupRows(beckon: Beckon): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const count of [1, 100, 1000]) rows.push(await popupRow(beckon, count));
  return rows;
}

async function popupRow(beckon: Beckon, count: number): Promise<Row> {
  await beckon.observer.clear();
  await storeTasks(beckon, count);
  const compared = await compare(
    () => shownInPopup(beckon, '/popup.html'),
    () => shownInPopup(beckon, pathOf('empty')),
  );
  await beckon.observer.clear();
  return {
    what: `popup → first request, tasks: ${count}`,
    beckon: ms(compared.beckon),
    against: 'an empty Preact page',
    reference: ms(compared.reference),
    ratio: compared.ratio,
    budget: count === 100 ? budget : null,
  };
}
