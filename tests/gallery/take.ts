import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { keys } from '../../lib/store/keys.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { Beckon } from '../support/beckon/beckon.ts';
import { waitFor } from '../support/wait-for.ts';
import { looks } from './looks.ts';
import type { Scene } from './scene.ts';
import { connection, schedule } from './stored.ts';

const smallest = 640;
/** A browser makes no picture much higher than this. */
const highest = 8000;

/** Takes a scene's pictures, one for each look, in a browser of its own. */
export async function takePictures(scene: Scene, folder: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const service = await startService();
  stack.defer(() => service.stop());
  const setting = { service, taskId: await taskWithRuns(service) };
  const beckon = await Beckon.launch({ headless: true });
  stack.defer(() => beckon.stop());
  if (scene.answering !== undefined) service.misbehave(scene.answering);
  // After this no status is answered, so that nothing changes while the pictures are taken.
  service.misbehave({ match: { path: 'status', times: Infinity }, how: { kind: 'hang' } });
  await waitFor(
    'the worker to have made its schedule, or it would take the place of ours',
    () => beckon.observer.stored('session'),
    (session) => keys.schedule in session,
  );
  const local = scene.stored?.(setting) ?? connection(setting);
  await beckon.observer.store('local', local);
  await beckon.observer.store('session', schedule(local, scene));

  const page = await beckon.openTab(scene.hash, { width: 380, height: smallest });
  await settled(page);
  await scene.act?.(page);
  for (const look of looks) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: look.scheme }]);
    await fitToContent(page, look.width);
    await page.screenshot({ path: join(folder, `${scene.name}.${look.name}.png`) });
  }
}

/**
 * Makes the window as high as the page needs, so that bars which stick to its edges are in their
 * place.
 */
async function fitToContent(page: Page, width: number): Promise<void> {
  // Lays out the whole page once: the browser only guesses the height of parts that were never near
  // the view.
  for (const height of [highest, smallest]) {
    await page.setViewport({ width, height });
    await settled(page);
  }
  // Twice, because elements that are sized by the window grow with it.
  for (let time = 0; time < 2; time += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewport({ width, height: Math.min(highest, Math.max(smallest, height)) });
    await settled(page);
  }
}

async function taskWithRuns(service: RunningService): Promise<string> {
  await fetch(`${service.baseUrl}/task/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.key },
    body: JSON.stringify({ task: 'Reorder printer paper', agent: 'BROWSER_AGENT', tools: [] }),
  });
  const [task] = service.tasks;
  if (task === undefined) throw new Error('The service made no task.');
  service.addRuns(task.taskId, 44);
  return task.taskId;
}

/** Waits until nothing is loading, and all changes are drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 200 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
