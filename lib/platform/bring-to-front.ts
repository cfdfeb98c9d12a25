import browser from 'webextension-polyfill';

/**
 * Brings a window to the front: a panel or a tab in one behind others would open unseen. On Linux the
 * focus leaves a minimised window minimised. Elsewhere it may bring it back maximised: to ask for the
 * `normal` state there would make it smaller.
 */
export async function bringToFront(windowId: number): Promise<void> {
  const { state } = await browser.windows.update(windowId, { focused: true });
  if (state === 'minimized') await browser.windows.update(windowId, { state: 'normal' });
}
