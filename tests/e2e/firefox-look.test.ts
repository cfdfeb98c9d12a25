import { describe, expect } from 'vitest';
import { canRun, inFirefox as test } from './support/in-firefox.ts';

describe.runIf(canRun)('in Firefox', () => {
  test('what Tab goes to is scrolled into view whole', async ({ firefox }) => {
    const page = await firefox.openTab('#/settings');
    const [first, second] = await page.$$('main :is(button, [type="checkbox"])');
    const bottom = () => second?.evaluate((one) => one.getBoundingClientRect().bottom);
    await page.setViewport({ width: 380, height: 600 });
    const height = Math.round((await bottom()) ?? 0) - 9;
    await page.setViewport({ width: 380, height });
    await first?.focus();
    await page.keyboard.press('Tab');
    // Part of a pixel is lost to rounding.
    await expect.poll(bottom).toBeLessThan(height + 1);
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
