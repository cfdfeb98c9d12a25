import browser from 'webextension-polyfill';
import type { Notice, Notifications } from '@/lib/ports';

/** Firefox has only part of what Chromium's notifications can do. */
const rich: {
  readonly clear: (id: string) => Promise<boolean>;
  readonly update?: (id: string, words: object) => Promise<boolean>;
} = browser.notifications;

export const notifications: Notifications = {
  async raise(id, notice) {
    const { title } = notice;
    const iconUrl = browser.runtime.getURL('/icon/128.png');
    const basic = { type: 'basic', iconUrl, title, message: plain(notice) } as const;
    await browser.notifications.create(id, { ...basic, ...extras(notice) });
  },
  async reword(id, { title, message }) {
    await rich.update?.(id, { title, message });
  },
  async clear(id) {
    await browser.notifications.clear(id);
  },
  async shown() {
    return Object.keys(await browser.notifications.getAll());
  },
};

/** Firefox refuses a notification with buttons, or with options it does not know. */
function extras({ quiet, buttons }: Notice) {
  if (rich.update === undefined) return {};
  return { silent: quiet, buttons: buttons.map((title) => ({ title })) };
}

/**
 * Browsers hand these words to a Linux desktop as they are, and that takes them for markup: an agent's
 * could be bold there, or a link. Which desktop does is told to nobody, so that they are not escaped:
 * what would begin a tag or an entity is another sign, much like it.
 */
function plain({ message }: Notice): string {
  return message.replaceAll('<', '‹').replaceAll(/&(?=#?\w+;)/g, '＆');
}
