import type { Beckon } from '../../support/beckon/beckon.ts';
import { waitFor } from '../../support/wait-for.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long until the element that a page is measured by (mark.js) is painted and can be clicked, in
 * ms.
 */
export interface Shown {
  /**
   * From the press on the icon. This includes the time in which the browser builds the popup's
   * window.
   */
  readonly fromPress: number;
  /** From the navigation of the page in that window. */
  readonly fromNavigation: number;
}

/**
 * Longer than a popup takes, in ms. The page that asks about the popup shares its thread, so asking
 * sooner would slow the popup down.
 */
const undisturbed = 500;

/** In ms. A popup that is opened right after another has closed may get its window sooner. */
const settled = 1_000;

/** Opens a page in the toolbar's popup, and closes it again. */
export async function shownInPopup({ observer }: Beckon, path: string): Promise<Shown> {
  await sleep(settled);
  const pressedAt = await observer.openPopup(path);
  await sleep(undisturbed);
  const mark = await waitFor(
    `${path} to be shown`,
    () => observer.popupMark(),
    (found) => found !== null,
  );
  await observer.closePopup();
  if (mark === null || Number.isNaN(mark.shownAt)) throw new Error(`${path} is not clickable`);
  const { shownAt, startedAt } = mark;
  return { fromPress: startedAt + shownAt - pressedAt, fromNavigation: shownAt };
}
