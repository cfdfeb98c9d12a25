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

/** How long a form takes to build and lay out, and how long a keystroke in it takes. */
export async function formRows(beckon: Beckon): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const ours = await beckon.openFile(pathOf('form-beckon'));
  for (const { page, name, build, key } of references) {
    const theirs = await beckon.openFile(pathOf(page));
    for (const count of counts) {
      const draw = await compare(
        () => drawn(ours, count),
        () => drawn(theirs, count),
      );
      rows.push(row(`form of ${count}, built and laid out`, name, draw, build[count]));
      const typing = await compare(
        () => typed(ours),
        () => typed(theirs),
      );
      rows.push(row(`form of ${count}, a keystroke`, name, typing, key[count]));
    }
    await theirs.close();
  }
  await ours.close();
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
 * Draws on a page that was just loaded, because a person opens a form once, while all its code is
 * cold.
 */
async function drawn(page: Page, count: number): Promise<number> {
  await page.bringToFront();
  await page.reload();
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
