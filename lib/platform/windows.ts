import browser from 'webextension-polyfill';
import type { PageWindows, Windows } from '@/lib/ports';
import { bringToFront } from './bring-to-front';
import { closePopup, openSidebar } from './sidebar';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

/** Chromium's WINDOW_ID_NONE: no panel opens there. */
const noWindow = -1;

/** Undefined where the browser has no normal window. */
type LastUsed = Pick<chrome.windows.Window, 'focused' | 'id' | 'state'> | undefined;

export const backgroundWindows: Windows = {
  async openPanel() {
    if (!import.meta.env.FIREFOX) return openSidePanel(bringToFrontBefore);
    const opened = openSidebar();
    closePopup();
    return opened;
  },
  openTab,
};

export const pageWindows: PageWindows = {
  async openPanel() {
    if (import.meta.env.FIREFOX) return openSidebar();
    const windowId = await openSidePanel();
    // Only now: the popup could be gone before the panel opens.
    await bringToFront(windowId);
    return windowId;
  },
  openTab,
  current: async () => (await browser.windows.getCurrent()).id ?? null,
  inFront: async () =>
    // A popup that has the focus takes it from its browser window. Of a panel the document says nothing: it
    // may lack the focus that its window has; and Chromium gives it the focus as it opens, even in a window
    // that the desktop leaves on another workspace.
    (await browser.windows.getCurrent()).focused ||
    (document.documentElement.dataset.place === 'popup' && document.hasFocus()),
};

/** Whether this page is in a tab. A link of the panel that is opened in a tab shows the panel's page there. */
export const isInTab = () => browser.extension.getViews({ type: 'tab' }).includes(window);

async function openTab(hash: string): Promise<void> {
  const url = browser.runtime.getURL(`${tabPage}${hash}`);
  const tab = await browser.tabs.create({ url }).catch(() => null);
  // A browser that runs without a window cannot open a tab.
  if (tab === null) await browser.windows.create({ url });
  else if (tab.windowId !== undefined) await bringToFront(tab.windowId);
}

/**
 * Opens the panel in the normal window that was used last. A window of an app, or one that a page
 * opened, has no panel: Chromium reports success there, and shows nothing. With callbacks, because after
 * an await the person's click no longer counts as a gesture; in a callback it does.
 */
function openSidePanel(before?: (window: LastUsed, windowId: number) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    chrome.windows.getLastFocused({ windowTypes: ['normal'] }, (window: LastUsed) => {
      const windowId = window?.id ?? noWindow;
      before?.(window, windowId);
      chrome.sidePanel.open({ windowId }).then(() => resolve(windowId), reject);
    });
  });
}

/**
 * Brings a window to the front for the panel that opens next. This closes Beckon's popup, which would
 * otherwise close after the panel has opened, and hand the keyboard to the web page.
 */
function bringToFrontBefore(window: LastUsed, windowId: number): void {
  // In one call: a second one, after the panel has opened, would come too late for the keyboard.
  const shown = window?.state === 'minimized' && ({ state: 'normal' } as const);
  browser.windows.update(windowId, { focused: true, ...shown }).catch(() => undefined);
  if (window?.focused === false) busyWait();
}

/**
 * A panel that opens before the desktop has given its window the keyboard never gets it: what the person
 * types goes to the web page. With four window managers of X11, none of 16 clicks went wrong after 100 ms;
 * on a busy machine 5 of 44 did, and after 250 ms none of 40. To wait in any other way would end the
 * gesture: it lasts for one callback, and what that asks has none.
 */
function busyWait(): void {
  const until = performance.now() + 250;
  while (performance.now() < until);
}
