import type { Page } from 'puppeteer-core';

/** On Settings, chooses an export file of this many characters, with one item that is not Beckon's. */
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
