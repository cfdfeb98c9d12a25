import { keys } from '../../../lib/store/keys.ts';
import { seal } from '../../../lib/store/envelope.ts';
import { sealSchedule } from '../../../lib/store/seal-schedule.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { buildConnection, buildSchedule, buildTask } from '../../support/build-task.ts';
import { compare } from '../measure/pairs.ts';
import { cpuTime } from '../measure/cpu-time.ts';
import { ms, type Row } from '../measure/row.ts';
import { stillness } from '../measure/stillness.ts';
import { startAskingService } from '../asking-service.ts';

interface Counted {
  readonly reads: number;
  readonly writes: number;
  readonly requests: number;
}

/** How many small wakes make one measurement: the system counts processor time in steps of 10 ms. */
const smallWakes = 8;

/**
 * The highest ratio when the same number of tasks is due: the number of watched tasks must not
 * matter.
 */
const same = 1.25;

/** How many tasks are watched, and how many of them are due. */
interface Load {
  readonly watched: number;
  readonly due: number;
}

/** What one wake by an alarm costs, compared with a wake with a tenth of the tasks. */
export async function wakeRows(beckon: Beckon): Promise<readonly Row[]> {
  const service = await startAskingService();
  const rows = [
    await wakeRow(beckon, service, { watched: 100, due: 10 }, { watched: 10, due: 10 }, same),
    await wakeRow(beckon, service, { watched: 1000, due: 10 }, { watched: 100, due: 10 }, same),
    await wakeRow(beckon, service, { watched: 100, due: 100 }, { watched: 10, due: 10 }, 11),
    await wakeRow(beckon, service, { watched: 1000, due: 1000 }, { watched: 100, due: 100 }, 11),
  ];
  await beckon.observer.clear();
  await service.stop();
  return rows;
}

async function wakeRow(
  beckon: Beckon,
  { baseUrl }: { readonly baseUrl: string },
  load: Load,
  tenth: Load,
  budget: number | null,
): Promise<Row> {
  const counts: Partial<Record<'beckon' | 'reference', Counted>> = {};
  const measure =
    (which: 'beckon' | 'reference', { watched, due }: Load) =>
    async () => {
      const wakes = due > 10 ? 1 : smallWakes;
      let sum = 0;
      await storeTasks(beckon, baseUrl, watched);
      for (let done = 0; done < wakes;) {
        await storeSchedule(beckon, watched, due);
        const before = await cpuTime(beckon.browser);
        const counted = await wake(beckon);
        const used = (await cpuTime(beckon.browser)) - before;
        // Fewer requests mean that a real alarm came in between and took some of the due tasks.
        if (counted.requests < due) continue;
        counts[which] = counted;
        sum += used;
        done += 1;
      }
      return sum / wakes;
    };
  const compared = await compare(measure('beckon', load), measure('reference', tenth));
  return {
    what: `one wake, ${load.due} of ${load.watched} due: ${asWords(counts.beckon)}`,
    beckon: ms(compared.beckon),
    against: `${tenth.due} of ${tenth.watched} due: ${asWords(counts.reference)}`,
    reference: ms(compared.reference),
    ratio: compared.ratio,
    budget,
  };
}

function asWords(counted: Counted | undefined): string {
  if (counted === undefined) return '';
  const { requests, reads, writes } = counted;
  return `${requests} requests, ${reads} reads, writes: ${writes}`;
}

/** Rings the alarm, and waits until the worker has been still for a while. */
async function wake(beckon: Beckon): Promise<Counted> {
  const worker = await beckon.worker();
  await worker.evaluate(() => Object.assign(counted, { reads: 0, writes: 0, requests: 0 }));
  await beckon.observer.ringAlarms();
  await stillness(worker);
  return worker.evaluate(({ reads, writes, requests } = counted) => ({ reads, writes, requests }));
}

async function storeTasks(beckon: Beckon, baseUrl: string, watched: number): Promise<void> {
  const connection = buildConnection({ baseUrl });
  const observed = { status: 'running', detailedStatus: 'processing_page', changedAt: Date.now() };
  const tasks = idsOf(watched).map((id) => [keys.task(id), seal(buildTask(id, { observed }))]);
  await beckon.observer.clear();
  await beckon.observer.store('local', {
    [keys.connection(connection.id)]: seal(connection),
    [keys.apiKey(connection.id)]: seal('a key'),
    ...Object.fromEntries(tasks),
  });
}

async function storeSchedule(beckon: Beckon, watched: number, due: number): Promise<void> {
  const now = Date.now();
  // Without news for so long, a task that was just read is not due again with the alarm that is rung.
  const newsAt = now - 7 * 3_600_000;
  const entry = { activeAt: newsAt, changedAt: newsAt, checkedAt: now, triedAt: now };
  const schedule = buildSchedule(idsOf(watched), {}, entry);
  for (const id of idsOf(due)) {
    const rested = schedule.tasks[id];
    if (rested !== undefined) schedule.tasks[id] = { ...rested, triedAt: now - 3_600_000 };
  }
  await beckon.observer.store('session', {
    ...sealSchedule(schedule),
    // Once a day a wake also removes old data. Not in this wake: it would cost more than the
    // others.
    [keys.sweptAt]: seal(now),
  });
}

function idsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `t${index}`);
}
