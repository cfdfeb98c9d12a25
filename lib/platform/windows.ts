import browser from 'webextension-polyfill';
import type { Windows } from './ports';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

export const windows: Windows = {
  openPanel() {
    // The polyfill has no sidePanel, and Firefox has a sidebar instead.
    if (typeof chrome !== 'undefined' && 'sidePanel' in chrome) {
      return chrome.sidePanel.open({ windowId: chrome.windows.WINDOW_ID_CURRENT });
    }
    return browser.sidebarAction.open();
  },
  async openTab(hash) {
    await browser.tabs.create({ url: browser.runtime.getURL(`${tabPage}${hash}`) });
  },
};
