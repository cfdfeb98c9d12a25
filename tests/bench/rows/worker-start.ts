import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Target, TargetType } from 'puppeteer-core';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { Observer } from '../../support/beckon/observer.ts';
import { makeEmptyExtension } from '../extension/empty-extension.ts';
import { compare } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';

/**
 * How long it takes from the start of a stopped worker until its script has run and its listeners
 * are there.
 */
export async function workerStartRows(beckon: Beckon): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-extension-'));
  makeEmptyExtension(folder);
  const { browser } = beckon;
  const id = await browser.installExtension(folder);
  const empty = await Observer.open(browser, `chrome-extension://${id}`);
  const isEmpty = (target: Target) => isWorker(target) && target.url().includes(id);
  const isOurs = (target: Target) => isWorker(target) && !target.url().includes(id);
  const {
    beckon: ours,
    reference,
    ratio,
  } = await compare(
    () => start(browser, beckon.observer, isOurs),
    () => start(browser, empty, isEmpty),
  );
  await empty.close();
  await browser.uninstallExtension(id);
  rmSync(folder, { recursive: true, force: true });
  const row: Row = {
    what: 'worker started → listeners ready',
    beckon: ms(ours),
    against: 'an empty worker',
    reference: ms(reference),
    ratio,
    budget: null,
  };
  return [row];
}

function isWorker(target: Target): boolean {
  return target.type() === TargetType.SERVICE_WORKER;
}

async function start(
  browser: Browser,
  observer: Observer,
  is: (target: Target) => boolean,
): Promise<number> {
  const running = browser.targets().find(is);
  if (running !== undefined) {
    const gone = new Promise<void>((resolve) => {
      const listener = (target: Target) => {
        if (target !== running) return;
        browser.off('targetdestroyed', listener);
        resolve();
      };
      browser.on('targetdestroyed', listener);
    });
    await (await running.worker())?.close();
    await gone;
  }
  await observer.wakeWorker();
  const worker = await (await browser.waitForTarget(is)).worker();
  if (worker === null) throw new Error('The worker is gone again.');
  return worker.evaluate(() => readyAt);
}
