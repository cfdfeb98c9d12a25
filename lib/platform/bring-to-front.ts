import browser from 'webextension-polyfill';

/**
 * Brings a window to the front: a panel or a tab in one behind others would open unseen. On Linux the
 * focus alone leaves a minimised window minimised.
 */
export async function bringToFront(windowId: number, state?: string): Promise<void> {
  await browser.windows.update(windowId, {
    focused: true,
    ...(state === 'minimized' && { state: 'normal' }),
  });
}
