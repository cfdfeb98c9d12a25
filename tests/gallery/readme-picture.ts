import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/find-browser.ts';

const shown = ['home-busy.light', 'request-written.light', 'request-written.dark'];

/** Puts three of the pictures side by side; the README shows the result, as docs/beckon.png. */
export async function makeReadmePicture(folder: string): Promise<void> {
  const sheet = resolve(folder, 'readme.html');
  const images = shown.map((name) => `<img src="${name}.png" alt="" width="300" />`).join('');
  const style =
    'display:flex; align-items:flex-start; gap:16px; padding:16px; margin:0; background:#d8d9d2';
  writeFileSync(sheet, `<!doctype html><body style="${style}">${images}</body>`);
  const browser = await launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    defaultViewport: { width: 964, height: 1 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({ path: join(folder, 'beckon.png'), fullPage: true });
  } finally {
    await browser.close();
  }
}
