import browser from 'webextension-polyfill';

/** The ids of the notifications that are shown; null where the person blocked Beckon's. */
export async function shownNotifications(): Promise<readonly string[] | null> {
  // Once the person has blocked an extension's notifications, Chromium refuses to name them, too.
  const all = await browser.notifications.getAll().catch(() => null);
  return all && Object.keys(all);
}
