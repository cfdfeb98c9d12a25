import type { Beckon } from '../../support/beckon/beckon.ts';
import { pathOf } from '../extension/alter.ts';
import { formOf } from '../extension/fields.ts';
import { letStart } from '../measure/let-start.ts';
import { compare } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';
import { shownInPopup } from '../measure/shown.ts';
import { storeForm, storeTasks } from '../measure/stored-tasks.ts';

const page = '/popup.html#/tasks/t0/request';

/**
 * How long it takes from the navigation to a request until its form is painted and can be filled
 * in.
 */
export async function requestRows(beckon: Beckon): Promise<readonly Row[]> {
  await letStart(beckon.browser);
  const rows: Row[] = [];
  for (const tasks of [1, 100, 1000]) {
    const what = `a request of 10 → its form painted, tasks: ${tasks}`;
    rows.push(
      await row(beckon, what, { tasks, fields: 10 }, 'an empty Preact page', pathOf('empty')),
    );
  }
  for (const fields of [10, 100, 300]) {
    const what = `a request of ${fields} → its form painted`;
    const theirs = `${pathOf('form-rjsf')}?fields=${fields}`;
    rows.push(await row(beckon, what, { tasks: 100, fields }, '`@rjsf/core`, painted', theirs));
  }
  return rows;
}

interface Stored {
  readonly tasks: number;
  readonly fields: number;
}

async function row(
  beckon: Beckon,
  what: string,
  { tasks, fields }: Stored,
  against: string,
  theirs: string,
): Promise<Row> {
  await beckon.observer.clear();
  await storeTasks(beckon, tasks);
  await storeForm(beckon, formOf(fields));
  const painted = async (path: string) => (await shownInPopup(beckon, path)).fromNavigation;
  const compared = await compare(
    () => painted(page),
    () => painted(theirs),
  );
  await beckon.observer.clear();
  const { ratio } = compared;
  const [ours, reference] = [ms(compared.beckon), ms(compared.reference)];
  return { what, beckon: ours, against, reference, ratio, budget: null };
}
