import type { Beckon } from '../../support/beckon/beckon.ts';

/**
 * Opens a page in the toolbar's popup. From its navigation until what it is measured by (mark.js)
 * has been painted and can be clicked, in ms.
 */
export async function shownInPopup(beckon: Beckon, path: string): Promise<number> {
  const page = await beckon.openPopup(path);
  const at = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAt'));
  const value = await at.jsonValue();
  await page.close();
  if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`${path} is not clickable`);
  return value;
}
