import type { Page } from 'puppeteer-core';

/** Chooses, on Settings, an export of one item that is nothing of ours, of so many characters. */
export async function importFile(page: Page, size: number): Promise<void> {
  await page.waitForSelector('input[type="file"]');
  await page.evaluate((size) => {
    const items = { 'nothing-of-ours': 'x'.repeat(size) };
    const file = new File([JSON.stringify({ format: 'beckon-export', items })], 'large.json');
    const chosen = new DataTransfer();
    chosen.items.add(file);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, size);
}
