import browser from 'webextension-polyfill';

/**
 * Lets an update wait while a page of Beckon is open, as Chromium does by itself. Firefox would install it
 * at once, which closes every page: a tab in which the person was typing went away, and with it a typed
 * secret. One that waits comes with Firefox's next start, if not before.
 */
export function installUpdateWhenFree(): void {
  browser.runtime.onUpdateAvailable.addListener(() => {
    const pages = browser.extension.getViews().filter((view) => view !== globalThis.window);
    if (pages.length === 0) browser.runtime.reload();
  });
}
