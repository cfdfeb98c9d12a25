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
 * Opens a page whose first drawing has this element. A page waits 100 ms at most for what it shows,
 * and a busy machine may need longer. So the page is opened again, up to five times.
 * @returns how many formats of Intl had been made by then; null when the element was never in the
 * first drawing
 */
export async function formatsWhenDrawn(
  open: () => Promise<Page>,
  selector: string,
): Promise<unknown> {
  for (let time = 0; time < 5; time += 1) {
    const page = await open();
    await page.waitForSelector(selector);
    const formats = await page.evaluate((wanted) => {
      const drawn: unknown = Reflect.get(globalThis, 'drawnFirst');
      const isFirst = drawn instanceof Element && drawn.querySelector(wanted) !== null;
      const made: unknown = Reflect.get(globalThis, 'formatsFirst');
      return isFirst ? made : null;
    }, selector);
    await page.close();
    if (formats !== null) return formats;
  }
  return null;
}
