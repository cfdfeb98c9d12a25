import browser from 'webextension-polyfill';
import type { PageWindows, Windows } from '@/lib/ports';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

/** Chromium's WINDOW_ID_NONE: no panel opens there. */
const noWindow = -1;

export const windows: Windows = {
  async openPanel() {
    // The polyfill has no sidePanel, and Firefox has a sidebar instead.
    if (!('sidePanel' in chrome)) {
      await browser.sidebarAction.open();
      return current();
    }
    const windowId = await openSidePanel();
    // In a window behind others it would be opened unseen.
    await focus(windowId);
    return windowId;
  },
  async openTab(hash) {
    const url = browser.runtime.getURL(`${tabPage}${hash}`);
    const tab = await browser.tabs.create({ url }).catch(() => null);
    // It may run without a window.
    if (tab === null) await browser.windows.create({ url });
    else if (tab.windowId !== undefined) await focus(tab.windowId);
  },
};

/** In the background it is the one used last. */
export const current: PageWindows['current'] = async () =>
  (await browser.windows.getCurrent()).id ?? null;

/** For pages alone. */
export const inFront: PageWindows['inFront'] = async () =>
  // A popup has a window of its own; a panel without the focus is in the window that has it.
  document.hasFocus() || (await browser.windows.getCurrent()).focused;

/**
 * In the browser's window that was used last: an app's, or one that a page opened, has no panel, and
 * Chromium says of none that it opened there. After an await what the person did is a gesture no
 * longer; in a callback it is.
 */
function openSidePanel(): Promise<number> {
  return new Promise((resolve, reject) => {
    // Where there is no such window, it is called with nothing.
    const open = (window: Pick<chrome.windows.Window, 'id'> | undefined) => {
      const windowId = window?.id ?? noWindow;
      chrome.sidePanel.open({ windowId }).then(() => resolve(windowId), reject);
    };
    chrome.windows.getLastFocused({ windowTypes: ['normal'] }, open);
  });
}

async function focus(windowId: number): Promise<void> {
  await browser.windows.update(windowId, { focused: true });
}
