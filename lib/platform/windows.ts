import browser from 'webextension-polyfill';
import type { PageWindows, Windows } from '@/lib/ports';
import { bringToFront } from './bring-to-front';
import { openSidebar } from './sidebar';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

/** Chromium's WINDOW_ID_NONE: no panel opens there. */
const noWindow = -1;

export const windows: Windows = {
  async openPanel() {
    if (import.meta.env.FIREFOX) return openSidebar();
    const windowId = await openSidePanel();
    if (isPage()) await bringToFront(windowId);
    return windowId;
  },
  async openTab(hash) {
    const url = browser.runtime.getURL(`${tabPage}${hash}`);
    const tab = await browser.tabs.create({ url }).catch(() => null);
    // A browser that runs without a window cannot open a tab.
    if (tab === null) await browser.windows.create({ url });
    else if (tab.windowId !== undefined) await bringToFront(tab.windowId);
  },
};

/** The id of this window; in the background, of the one used last. */
export const current: PageWindows['current'] = async () =>
  (await browser.windows.getCurrent()).id ?? null;

/** Only for pages, which have a document. */
export const inFront: PageWindows['inFront'] = async () =>
  // A popup that has the focus takes it from its browser window. Of a panel the document says nothing: it
  // may lack the focus that its window has; and Chromium gives it the focus as it opens, even in a window
  // that the desktop leaves on another workspace.
  (await browser.windows.getCurrent()).focused ||
  (document.documentElement.dataset.place === 'popup' && document.hasFocus());

/**
 * Opens the panel in the normal window that was used last. A window of an app, or one that a page
 * opened, has no panel: Chromium reports success there, and shows nothing. With callbacks, because after
 * an await the person's click no longer counts as a gesture; in a callback it does.
 */
function openSidePanel(): Promise<number> {
  return new Promise((resolve, reject) => {
    // Without such a window Chromium passes undefined.
    const open = (window: Pick<chrome.windows.Window, 'focused' | 'id' | 'state'> | undefined) => {
      const windowId = window?.id ?? noWindow;
      // This closes Beckon's popup, which would otherwise close after the panel has opened, and hand the
      // keyboard to the web page. The popup itself must not: it could be gone before the panel opens.
      if (!isPage()) {
        // In one call: a second one, after the panel has opened, would come too late for the keyboard.
        const shown = window?.state === 'minimized' && ({ state: 'normal' } as const);
        browser.windows.update(windowId, { focused: true, ...shown }).catch(() => undefined);
        if (window?.focused === false) busyWait();
      }
      chrome.sidePanel.open({ windowId }).then(() => resolve(windowId), reject);
    };
    chrome.windows.getLastFocused({ windowTypes: ['normal'] }, open);
  });
}

/**
 * A panel that opens before the desktop has given its window the keyboard never gets it: what the person
 * types goes to the web page. After 30 ms one click in eight still went wrong, after 100 ms none did, with
 * four window managers of X11. To wait in any other way would end the gesture.
 */
function busyWait(): void {
  const until = performance.now() + 100;
  while (performance.now() < until);
}

/** Whether this runs in a page of Beckon, not in the background. */
function isPage(): boolean {
  return typeof document !== 'undefined';
}
