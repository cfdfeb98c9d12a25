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
});
