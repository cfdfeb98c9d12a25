import { describe, expect } from 'vitest';
import { seal } from '../../lib/store/envelope.ts';
import { keys } from '../../lib/store/keys.ts';
import { buildTask } from '../support/build-task.ts';
import { canRun, inFirefox as test } from './support/in-firefox.ts';

describe.runIf(canRun)('in Firefox', () => {
  test('what Tab goes to comes out from under the bar at the bottom', async ({ firefox }) => {
    const page = await firefox.openTab('#/');
    const ids = Array.from({ length: 20 }, (_, index) => `task-${index}`);
    const tasks = ids.map((id) => [keys.task(id), seal(buildTask(id, { watch: 'paused' }))]);
    await page.evaluate((items) => chrome.storage.local.set(items), Object.fromEntries(tasks));
    await page.setViewport({ width: 380, height: 600 });
    const last = await page.waitForSelector('main li:last-child a');
    const under = () =>
      page.evaluate((row) => {
        const bar = document.querySelector('.bottom')!.getBoundingClientRect();
        return (row?.getBoundingClientRect().bottom ?? NaN) - bar.top;
      }, last);
    await last?.evaluate((row) => {
      const menu = row.closest('li')?.querySelector<HTMLElement>('button, summary');
      menu?.focus({ preventScroll: true });
    });
    // The last 20 px of it are under the bar.
    await page.evaluate((below) => scrollBy(0, below - 20), await under());
    expect(await under()).toBeGreaterThan(10);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await expect.poll(() => last?.evaluate((row) => row === document.activeElement)).toBe(true);
    await expect.poll(under).toBeLessThan(0);
  });

  test('what waits is hatched in the picture of the time', async ({ firefox }) => {
    const page = await firefox.openTab('#/settings');
    await page.evaluate(() => {
      const bar = Object.assign(document.createElement('div'), { className: 'time-waiting' });
      bar.style.cssText = 'position: fixed; inset: 0; z-index: 9';
      document.body.append(bar);
    });
    const picture = await page.screenshot({ encoding: 'base64' });
    const dark = await page.evaluate(async (encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
      const context = new OffscreenCanvas(100, 100).getContext('2d')!;
      context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0);
      const { data } = context.getImageData(0, 0, 100, 100);
      const reds = data.filter((_, index) => index % 4 === 0);
      return reds.filter((red) => red < 0xc0).length / reds.length;
    }, picture);
    // Three of five pixels.
    expect(dark).toBeCloseTo(0.6, 1);
  });
});
