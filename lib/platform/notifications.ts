import browser from 'webextension-polyfill';
import type { Notice, Notifications } from '@/lib/ports';
import { shownNotifications } from './shown-notifications';

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
  shown: shownNotifications,
};

/** Firefox refuses a notification with buttons, or with options it does not know. */
function extras({ quiet, buttons }: Notice) {
  if (rich.update === undefined) return {};
  return { silent: quiet, buttons: buttons.map((title) => ({ title })) };
}

/**
 * Browsers escape these words for a Linux desktop that says it reads markup. But dunst 1.9 reads it and
 * does not say so: an agent's words could be bold there, or a link. Nobody tells an extension which
 * desktop it is, so escaping would show on the others. Instead, each character that would begin a tag or
 * an entity becomes a similar one.
 */
function plain({ message }: Notice): string {
  return message.replaceAll('<', '‹').replaceAll(/&(?=#?\w+;)/g, '＆');
}
