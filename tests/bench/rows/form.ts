import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { type BenchPage, pathOf } from '../extension/alter.ts';
import { compare } from '../measure/pairs.ts';
import { ms, type Row } from '../measure/row.ts';

/** What Beckon's form is compared with, and the highest ratio allowed for each number of fields. */
const references = [
  {
    page: 'form-rjsf',
    name: '`@rjsf/core`',
    build: { 10: 0.5, 100: null, 300: 0.75 },
    key: { 10: null, 100: null, 300: 0.25 },
  },
  {
    page: 'form-native',
    name: 'native controls by hand',
    build: { 10: null, 100: null, 300: null },
    key: { 10: null, 100: null, 300: null },
  },
] as const satisfies readonly { readonly page: BenchPage; readonly [key: string]: unknown }[];

const counts = [10, 100, 300] as const;
const keystrokes = 20;

/** In ms. A browser that has just started does much else meanwhile. */
const settled = 2_000;

/** How long a form takes to build and lay out, and how long a keystroke in it takes. */
export async function formRows(beckon: Beckon): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { page, name, build, key } of references) {
    for (const count of counts) {
      const first = await compare(
        () => drawnFirst(beckon, 'form-beckon', count),
        () => drawnFirst(beckon, page, count),
      );
      rows.push(row(`form of ${count}, built and laid out`, name, first, build[count]));
    }
    const ours = await beckon.openFile(pathOf('form-beckon'));
    const theirs = await beckon.openFile(pathOf(page));
    for (const count of counts) {
      const again = await compare(
        () => drawnAgain(ours, count),
        () => drawnAgain(theirs, count),
      );
      rows.push(row(`form of ${count}, built again`, name, again, null));
      const typing = await compare(
        () => typed(ours),
        () => typed(theirs),
      );
      rows.push(row(`form of ${count}, a keystroke`, name, typing, key[count]));
    }
    await theirs.close();
    await ours.close();
  }
  return rows;
}

function row(
  what: string,
  against: string,
  { beckon, reference, ratio }: Awaited<ReturnType<typeof compare>>,
  budget: number | null,
): Row {
  return { what, beckon: ms(beckon), against, reference: ms(reference), ratio, budget };
}

/**
 * Draws the first form of a browser that was just started. That is how a person meets a form: with
 * nothing compiled, since the process of Beckon's pages ends with the last of them.
 */
async function drawnFirst(beckon: Beckon, path: BenchPage, count: number): Promise<number> {
  await beckon.restart();
  const page = await beckon.openFile(pathOf(path));
  await sleep(settled);
  return draw(page, count);
}

/** Draws on a page loaded anew, in a process that has compiled its code before. */
async function drawnAgain(page: Page, count: number): Promise<number> {
  await page.reload();
  return draw(page, count);
}

async function draw(page: Page, count: number): Promise<number> {
  await page.bringToFront();
  const took = await page.evaluate((fields) => drawForm(fields), count);
  // Work that a form does after its first paint must not fall into the next measurement.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return took;
}

/** How long script, style and layout take for one keystroke in the first text field, in ms. */
async function typed(page: Page): Promise<number> {
  await page.bringToFront();
  await page.focus('input[type="text"]');
  const before = await work(page);
  for (let key = 0; key < keystrokes; key += 1) await page.keyboard.press('a');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return (await work(page)) - before;
}

async function work(page: Page): Promise<number> {
  const { ScriptDuration = 0, LayoutDuration = 0, RecalcStyleDuration = 0 } = await page.metrics();
  return ((ScriptDuration + LayoutDuration + RecalcStyleDuration) * 1000) / keystrokes;
}
