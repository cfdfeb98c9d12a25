import browser from 'webextension-polyfill';
import type { Badge } from '@/lib/ports';

// A badge is drawn by the browser, out of reach of our style sheets: the light theme's colours.
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
