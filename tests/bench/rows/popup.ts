import { keys } from '../../../lib/store/keys.ts';
import { seal } from '../../../lib/store/envelope.ts';
import { sealSchedule } from '../../../lib/store/seal-schedule.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { buildCall, buildSchedule, buildTask } from '../../support/build-task.ts';
import { pathOf } from '../extension/alter.ts';
import { compare } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';

const waiting = 3;
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
    () => shown(beckon, '/popup.html'),
    () => shown(beckon, pathOf('empty')),
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

async function shown(beckon: Beckon, path: string): Promise<number> {
  const page = await beckon.openPopup(path);
  const at = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAt'));
  const value = await at.jsonValue();
  await page.close();
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`${path} is not clickable`);
  return value;
}

/** Tasks of which the first few wait; checked just now, so that nothing is due meanwhile. */
async function storeTasks(beckon: Beckon, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `t${index}`);
  const tasks = ids.map((id, index) =>
    buildTask(id, {
      call: index < waiting ? buildCall({ toolCallId: `call-${id}` }) : null,
      watch: 'paused',
      ...(index % 3 === 2 && {
        observed: { status: 'completed', detailedStatus: null, changedAt: Date.now() },
      }),
    }),
  );
  const schedule = buildSchedule(ids, {}, { phase: 'idle' });
  for (const [index, id] of ids.slice(0, waiting).entries()) {
    const entry = schedule.tasks[id];
    if (entry !== undefined) schedule.tasks[id] = { ...entry, waiting: `call-t${index}` };
  }
  await beckon.observer.store(
    'local',
    Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)])),
  );
  await beckon.observer.store('session', sealSchedule(schedule));
}
