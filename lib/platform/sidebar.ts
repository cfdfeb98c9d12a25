import browser from 'webextension-polyfill';
import { bringToFront } from './bring-to-front';

/**
 * Shows the sidebar of this window (Firefox has no side panel). Firefox would load a sidebar anew that
 * is asked for while it is open, and what was typed there would be lost, a secret for good. So one that
 * is open is not asked for; where it is to go, the intent tells it.
 * @returns the window's id
 * @throws {Error} if this window cannot have a sidebar, or another window has it
 */
export async function openSidebar(): Promise<number> {
  // Only `getViews` answers within the person's gesture: after an await nothing can be opened any more.
  const isOpen = sidebars().length > 0;
  if (!isOpen) await browser.sidebarAction.open();
  const { id, type } = await browser.windows.getCurrent();
  // In a window that a page opened Firefox reports success, and shows nothing.
  if (id === undefined || type !== 'normal') throw new Error('This window has no sidebar');
  if (isOpen) {
    if (sidebars(id).length === 0) throw new Error('The sidebar is open in another window');
    await bringToFront(id);
  }
  return id;
}

/**
 * Closes Beckon's popup. Neither a click on a notification nor the shortcut closes it in Firefox: it would
 * go on covering what they open, the form's button in a tab, or all of a sidebar on the right.
 */
export function closePopup(): void {
  for (const popup of browser.extension.getViews({ type: 'popup' })) popup.close();
}

function sidebars(windowId?: number): readonly Window[] {
  return browser.extension.getViews({
    type: 'sidebar',
    ...(windowId !== undefined && { windowId }),
  });
}
