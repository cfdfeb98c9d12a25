import type { Beckon } from '../../support/beckon/beckon.ts';
import { waitFor } from '../../support/wait-for.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Until what a page is measured by (mark.js) has been painted and can be clicked, in ms. */
export interface Shown {
  /** From the press on the icon: building the popup's window is in it. */
  readonly fromPress: number;
  /** From the navigation of the page in it. */
  readonly fromNavigation: number;
}

/** Longer than a popup takes, in ms: it shares its thread with the page that asks how far it is. */
const undisturbed = 500;

/** One that is opened right after another has closed may have its window sooner. In ms. */
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
