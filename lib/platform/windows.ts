import browser from 'webextension-polyfill';
import type { PageWindows, Windows } from '@/lib/ports';

/** The page that shows Beckon in a tab. */
const tabPage = '/options.html';

/** Chromium's WINDOW_ID_NONE: no panel opens there. */
const noWindow = -1;

export const windows: Windows = {
  async openPanel() {
    // The polyfill has no sidePanel, and Firefox has a sidebar instead.
    if (!('sidePanel' in chrome)) return openSidebar();
    const windowId = await openSidePanel();
    // Otherwise the panel would open unseen when its window is behind others.
    await focus(windowId);
    return windowId;
  },
  async openTab(hash) {
    const url = browser.runtime.getURL(`${tabPage}${hash}`);
    const tab = await browser.tabs.create({ url }).catch(() => null);
    // A browser that runs without a window cannot open a tab.
    if (tab === null) await browser.windows.create({ url });
    else if (tab.windowId !== undefined) await focus(tab.windowId);
  },
};

/** The id of this window; in the background, of the one used last. */
export const current: PageWindows['current'] = async () =>
  (await browser.windows.getCurrent()).id ?? null;

/** Only for pages, which have a document. */
export const inFront: PageWindows['inFront'] = async () =>
  // A popup that has the focus takes it from its browser window. A panel may lack the focus that its
  // window has.
  document.hasFocus() || (await browser.windows.getCurrent()).focused;

/**
 * Firefox loads a sidebar anew that is asked for while it is open, and what was typed there would be
 * lost, a secret for good. So one that is open is only told where to go. Only `getViews` says within the
 * gesture whether any is; after an await nothing can be opened any more.
 */
async function openSidebar(): Promise<number> {
  const any = sidebars().length > 0;
  if (!any) await browser.sidebarAction.open();
  const { id = noWindow, type } = await browser.windows.getCurrent();
  // A window that a page opened has no sidebar: Firefox reports success there, and shows nothing.
  if (type !== 'normal') throw new Error('This window has no sidebar');
  if (any && sidebars(id).length === 0) throw new Error('The sidebar is open in another window');
  if (any) await focus(id);
  return id;
}

function sidebars(windowId?: number): readonly Window[] {
  return chrome.extension.getViews({
    // Chromium has no sidebar, so its types do not know this one.
    type: 'sidebar' as chrome.extension.ViewType,
    ...(windowId !== undefined && { windowId }),
  });
}

/**
 * Opens the panel in the normal window that was used last. A window of an app, or one that a page
 * opened, has no panel: Chromium reports success there, and shows nothing. With callbacks, because after
 * an await the person's click no longer counts as a gesture; in a callback it does.
 */
function openSidePanel(): Promise<number> {
  return new Promise((resolve, reject) => {
    // Without such a window Chromium passes undefined.
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
