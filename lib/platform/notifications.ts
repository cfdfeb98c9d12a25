import browser from 'webextension-polyfill';
import type { Notifications } from './ports';

export const notifications: Notifications = {
  async raise(id, { title, message }) {
    const iconUrl = browser.runtime.getURL('/icon/128.png');
    await browser.notifications.create(id, { type: 'basic', iconUrl, title, message });
  },
  async clear(id) {
    await browser.notifications.clear(id);
  },
  async shown() {
    return Object.keys(await browser.notifications.getAll());
  },
};
