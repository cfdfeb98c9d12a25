import browser from 'webextension-polyfill';

export type MenuContext = 'page' | 'selection' | 'link';

/** What was clicked on, from the click itself: no permission to read the page is needed. */
export interface MenuClick {
  readonly pageUrl: string | undefined;
  readonly pageTitle: string | undefined;
  readonly linkUrl: string | undefined;
  readonly selection: string | undefined;
}

/** Puts one entry into the menu of each context. The browser keeps them until the next update. */
export async function createMenus(titleOf: (context: MenuContext) => string): Promise<void> {
  await browser.contextMenus.removeAll();
  const contexts: readonly MenuContext[] = ['page', 'selection', 'link'];
  for (const context of contexts) {
    browser.contextMenus.create({ id: context, title: titleOf(context), contexts: [context] });
  }
}

/** The listener has the person's gesture until its first await. */
export function onMenu(listener: (click: MenuClick) => void): void {
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const linkUrl = info.menuItemId === 'link' ? info.linkUrl : undefined;
    const selection = info.menuItemId === 'selection' ? info.selectionText : undefined;
    listener({ pageUrl: info.pageUrl, pageTitle: tab?.title, linkUrl, selection });
  });
}
