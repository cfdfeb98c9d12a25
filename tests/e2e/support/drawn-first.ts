import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';

const noting = fileURLToPath(new URL('note-first.js', import.meta.url));

/**
 * Makes each page of a copy of the extension keep what it draws first. Nothing else of Beckon's
 * changes.
 */
export async function alterToNoteFirst(extension: string): Promise<void> {
  copyFileSync(noting, join(extension, 'note-first.js'));
  for (const name of ['popup.html', 'sidepanel.html', 'options.html']) {
    const page = join(extension, name);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('<head>', '<head><script src="/note-first.js"></script>'));
  }
}

/**
 * Whether a page's first drawing has this element. A page waits 100 ms at most for what it shows,
 * and a busy machine may need longer. So the page is opened again, up to five times.
 */
export async function drawsFirst(open: () => Promise<Page>, selector: string): Promise<boolean> {
  for (let time = 0; time < 5; time += 1) {
    const page = await open();
    await page.waitForSelector(selector);
    const isFirst = await page.evaluate((wanted) => {
      const drawn: unknown = Reflect.get(globalThis, 'drawnFirst');
      return drawn instanceof Element && drawn.querySelector(wanted) !== null;
    }, selector);
    await page.close();
    if (isFirst) return true;
  }
  return false;
}

/** How many formats of Intl a page makes until it has drawn something. */
export async function formatsFirst(open: () => Promise<Page>): Promise<unknown> {
  const page = await open();
  await page.waitForFunction(() => Reflect.has(globalThis, 'formatsFirst'));
  const made: unknown = await page.evaluate(() => Reflect.get(globalThis, 'formatsFirst'));
  await page.close();
  return made;
}
