import type { WebWorker } from 'puppeteer-core';
import { waitFor } from '../../support/wait-for.ts';

/** Longer than the results of checks may wait until they are written, in ms. */
const quiet = 800;

/** Waits until the worker has asked for something, and then for nothing for a while. */
export async function stillness(worker: WebWorker): Promise<void> {
  await waitFor(
    'the worker to be still',
    () => worker.evaluate(() => ({ ...counted, now: performance.now() })),
    (seen) => seen.reads > 0 && seen.open === 0 && seen.now - seen.lastAt > quiet,
    400_000,
  );
}
