import type { CDPSession, Page } from 'puppeteer-core';
import { keys } from '../../../lib/store/keys.ts';
import { seal } from '../../../lib/store/envelope.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { buildConnection, buildTask } from '../../support/build-task.ts';
import { startAskingService } from '../asking-service.ts';
import type { Row } from '../measure/row.ts';
import { stillness } from '../measure/stillness.ts';

const tasks = 20;
const wakes = 120;
const beats = 1_800;
const asks = 40;
const budget = 1.1;

interface Heap {
  readonly what: string;
  readonly client: CDPSession;
}

/** How the heaps grow in an hour's use: alarms, beats of a page, and requests that come and go. */
export async function heapRows(beckon: Beckon): Promise<readonly Row[]> {
  const service = await startAskingService();
  await storeTasks(beckon, service.baseUrl);
  const panel = await beckon.openPanel();
  const popup = await beckon.openPopup();
  const worker = await beckon.worker();
  const heaps: readonly Heap[] = [
    { what: 'worker', client: worker.client },
    // One process and one heap serve all pages of an extension.
    { what: 'popup and panel', client: await panel.createCDPSession() },
  ];
  // In the first hour code is compiled.
  await use(beckon, service);
  await stillness(worker);
  const before = await Promise.all(heaps.map(heapOf));
  await use(beckon, service);
  await stillness(worker);
  const after = await Promise.all(heaps.map(heapOf));
  await Promise.all([popup, panel].map((page: Page) => page.close()));
  await beckon.observer.clear();
  await service.stop();
  return heaps.map(({ what }, index) => row(what, before[index] ?? NaN, after[index] ?? NaN));
}

function row(what: string, before: number, after: number): Row {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return {
    what: `heap of ${what} after another hour's use`,
    beckon: megabytes(after),
    against: 'the same before it',
    reference: megabytes(before),
    ratio: after / before,
    budget,
  };
}

async function use(
  beckon: Beckon,
  service: Awaited<ReturnType<typeof startAskingService>>,
): Promise<void> {
  for (let step = 0; step < wakes; step += 1) {
    const taskId = `service-t${step % tasks}`;
    if (step % Math.round(wakes / asks) === 0) service.ask(taskId);
    else service.settle(taskId);
    for (let beat = 0; beat < beats / wakes; beat += 1) {
      await beckon.observer.send('check.due', {
        page: 'panel',
        shows: `t${step % tasks}`,
        request: false,
        visible: true,
      });
    }
    await beckon.observer.ringAlarms();
  }
}

async function heapOf({ client }: Heap): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

async function storeTasks(beckon: Beckon, baseUrl: string): Promise<void> {
  const now = Date.now();
  const ids = Array.from({ length: tasks }, (_, index) => `t${index}`);
  const records = ids.map((id) => buildTask(id, { addedAt: now, activeAt: now }));
  await beckon.observer.clear();
  await beckon.observer.store('local', {
    [keys.connection('office')]: seal(buildConnection({ baseUrl })),
    [keys.apiKey('office')]: seal('a key'),
    ...Object.fromEntries(records.map((task) => [keys.task(task.id), seal(task)])),
  });
}
