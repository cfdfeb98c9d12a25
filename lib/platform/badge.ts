import browser from 'webextension-polyfill';
import type { Badge } from '@/lib/ports';

// The browser draws the badge, so our style sheets do not apply: these are the light theme's colours.
const colours = { waiting: '#a65400', trouble: '#b3261e' } as const;

export const badge: Badge = {
  async show({ text, tone, title }) {
    await Promise.all([
      browser.action.setBadgeText({ text }),
      browser.action.setBadgeBackgroundColor({ color: colours[tone] }),
      browser.action.setBadgeTextColor({ color: '#fff' }),
      browser.action.setTitle({ title }),
    ]);
  },
};
