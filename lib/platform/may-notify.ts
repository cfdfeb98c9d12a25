import browser from 'webextension-polyfill';

/** Whether Beckon's notifications are shown. Once a person has blocked them, Chromium refuses to name any. */
export const mayNotify = (): Promise<boolean> =>
  browser.notifications.getAll().then(
    () => true,
    () => false,
  );
