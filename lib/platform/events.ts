import browser from 'webextension-polyfill';

// Each of these must be called synchronously when the worker starts, or the event that started it
// is lost.

export function onAlarm(name: string, listener: () => void): void {
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) listener();
  });
}

/** The browser started, or Beckon was installed or updated. */
export function onStart(listener: () => void): void {
  browser.runtime.onStartup.addListener(listener);
  browser.runtime.onInstalled.addListener(listener);
}

/** Beckon was installed (`isNew`) or updated, or the browser was updated. */
export function onInstall(listener: (isNew: boolean) => void): void {
  browser.runtime.onInstalled.addListener(({ reason }) => listener(reason === 'install'));
}

export function onOnline(listener: () => void): void {
  globalThis.addEventListener('online', listener);
}

export function onPermissionsChange(listener: () => void): void {
  browser.permissions.onAdded.addListener(listener);
  browser.permissions.onRemoved.addListener(listener);
}

export function onNotificationClick(listener: (id: string) => void): void {
  browser.notifications.onClicked.addListener(listener);
}

/** `button` is the button's index. Firefox has no buttons and never calls the listener. */
export function onNotificationButton(listener: (id: string, button: number) => void): void {
  browser.notifications.onButtonClicked.addListener(listener);
}

/** A keyboard command of the manifest. The listener has the person's gesture until its first await. */
export function onKeyboardCommand(name: string, listener: () => void): void {
  browser.commands.onCommand.addListener((command) => {
    if (command === name) listener();
  });
}
