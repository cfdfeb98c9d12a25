import { expect } from 'vitest';
import { textOf } from '../support/beckon/page.ts';
import { test } from './support/test.ts';

/** What no message of an extension may hold. */
const tooMuch = 65 * 1024 * 1024;

test('a file larger than a message arrives at the background', async ({ beckon }) => {
  const page = await beckon.openTab('#/settings');
  await page.waitForSelector('input[type="file"]');
  await page.evaluate((size) => {
    const items = { 'nothing-of-ours': 'x'.repeat(size) };
    const file = new File([JSON.stringify({ format: 'beckon-export', items })], 'large.json');
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, tooMuch);
  await expect.poll(() => textOf(page)).toContain('1 was skipped');
});
