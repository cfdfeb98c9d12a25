import { keys } from '../../../lib/store/keys.ts';
import { seal } from '../../../lib/store/envelope.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { buildConnection, buildTask } from '../../support/build-task.ts';
import { waitFor } from '../../support/wait-for.ts';
import { median } from '../measure/pairs.ts';
import type { Row } from '../measure/row.ts';
import { startAskingService } from '../asking-service.ts';

/** In ms. Far beyond the budget: a late notification must make a row that says so, and not end the bench. */
const patience = 180_000;

interface Setting {
  readonly where: string;
  readonly budget: number;
  /** The average time between two agents' requests, in ms. */
  readonly apart: number;
}

const noPage: Setting = { where: 'no page open', budget: 30_000, apart: 14_000 };
const aPage: Setting = { where: 'a page open', budget: 3_000, apart: 2_000 };

/**
 * How long it takes from the moment an agent asks until the browser shows the notification, with
 * real alarms.
 */
export async function latencyRows(beckon: Beckon, samples: number): Promise<readonly Row[]> {
  const closed = await latencyRow(beckon, noPage, samples);
  const page = await beckon.openTab('#/');
  const open = await latencyRow(beckon, aPage, samples);
  await page.close();
  return [closed, open];
}

async function latencyRow(
  beckon: Beckon,
  { where, budget, apart }: Setting,
  samples: number,
): Promise<Row> {
  const service = await startAskingService();
  await storeTasks(beckon, service.baseUrl, samples);
  // One alarm makes the schedule; from then on the tasks keep their own rhythm.
  await beckon.observer.ringAlarms();
  const took: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    // The agent asks at a random moment between two alarms.
    await new Promise((resolve) => setTimeout(resolve, apart * (0.25 + Math.random())));
    service.ask(`service-t${sample}`);
    const askedAt = Date.now();
    await waitFor(
      'the notification',
      () => beckon.observer.notifications(),
      (ids) => ids.some((id) => id.includes(`t${sample}`)),
      patience,
    );
    took.push(Date.now() - askedAt);
    service.settle(`service-t${sample}`);
  }
  await service.stop();
  await beckon.observer.clear();
  const worst = Math.max(...took);
  return {
    what: `agent asks → notification, ${where} (worst of ${samples}; median ${(median(took) / 1000).toFixed(1)} s)`,
    beckon: `${(worst / 1000).toFixed(1)} s`,
    against: 'the budget',
    reference: `${budget / 1000} s`,
    ratio: worst / budget,
    // 5 % more, for one more round trip and for the polling for the notification itself.
    budget: 1.05,
  };
}

async function storeTasks(beckon: Beckon, baseUrl: string, samples: number): Promise<void> {
  const now = Date.now();
  const observed = { status: 'running', detailedStatus: 'processing_page', changedAt: now };
  const ids = Array.from({ length: samples }, (_, index) => `t${index}`);
  const tasks = ids.map((id) => buildTask(id, { observed, addedAt: now, activeAt: now }));
  await beckon.observer.clear();
  await beckon.observer.store('local', {
    [keys.connection('office')]: seal(buildConnection({ baseUrl })),
    [keys.apiKey('office')]: seal('a key'),
    ...Object.fromEntries(tasks.map((task) => [keys.task(task.id), seal(task)])),
  });
}
