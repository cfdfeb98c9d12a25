import browser from 'webextension-polyfill';
import type { PageWindows, Windows } from '@/lib/ports';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

export const windows: Windows = {
  async openPanel() {
    // The polyfill has no sidePanel, and Firefox has a sidebar instead.
    if (typeof chrome === 'undefined' || !('sidePanel' in chrome)) {
      await browser.sidebarAction.open();
      return;
    }
    const windowId = browser.windows.WINDOW_ID_CURRENT;
    await chrome.sidePanel.open({ windowId });
    // In a window behind others it would be opened unseen.
    await focus(windowId);
  },
  async current() {
    return (await browser.windows.getCurrent()).id ?? null;
  },
  async openTab(hash) {
    const url = browser.runtime.getURL(`${tabPage}${hash}`);
    const tab = await browser.tabs.create({ url }).catch(() => null);
    // It may run without a window.
    if (tab === null) await browser.windows.create({ url });
    else if (tab.windowId !== undefined) await focus(tab.windowId);
  },
};

/** For pages alone. */
export const inFront: PageWindows['inFront'] = async () =>
  // A popup has a window of its own; a panel without the focus is in the window that has it.
  document.hasFocus() || (await browser.windows.getCurrent()).focused;

async function focus(windowId: number): Promise<void> {
  await browser.windows.update(windowId, { focused: true });
}
