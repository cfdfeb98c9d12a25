import type { Beckon } from '../../support/beckon/beckon.ts';
import { pathOf } from '../extension/alter.ts';
import { letStart } from '../measure/let-start.ts';
import { type Compared, summarise, takePairs } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';
import { shownInPopup } from '../measure/shown.ts';
import { storeTasks } from '../measure/stored-tasks.ts';

const budget = 1.25;

/** How long until the popup's first request can be clicked, from the press and from the navigation. */
export async function popupRows(beckon: Beckon): Promise<readonly Row[]> {
  await letStart(beckon.browser);
  const rows: Row[] = [];
  for (const count of [1, 100, 1000]) rows.push(...(await rowsOf(beckon, count)));
  rows.push(await firstRow(beckon));
  return rows;
}

/** The same for the first popup that a browser opens: what it does once for all is still to be done. */
async function firstRow(beckon: Beckon): Promise<Row> {
  const count = 100;
  await storeTasks(beckon, count);
  const first = async (path: string) => {
    await beckon.restart();
    await letStart(beckon.browser);
    return shownInPopup(beckon, path);
  };
  const pairs = await takePairs(
    () => first('/popup.html'),
    () => first(pathOf('empty')),
  );
  const compared = summarise(pairs, ({ fromNavigation }) => fromNavigation);
  return { ...row("a browser's first popup navigates", count, compared), budget: null };
}

async function rowsOf(beckon: Beckon, count: number): Promise<readonly Row[]> {
  await beckon.observer.clear();
  await storeTasks(beckon, count);
  const pairs = await takePairs(
    () => shownInPopup(beckon, '/popup.html'),
    () => shownInPopup(beckon, pathOf('empty')),
  );
  await beckon.observer.clear();
  return [
    row(
      'icon pressed',
      count,
      summarise(pairs, ({ fromPress }) => fromPress),
    ),
    row(
      'popup navigates',
      count,
      summarise(pairs, ({ fromNavigation }) => fromNavigation),
    ),
  ];
}

function row(from: string, count: number, { beckon, reference, ratio }: Compared): Row {
  return {
    what: `${from} → first request, tasks: ${count}`,
    beckon: ms(beckon),
    against: 'an empty Preact page',
    reference: ms(reference),
    ratio,
    budget: count === 100 ? budget : null,
  };
}
