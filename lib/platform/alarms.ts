import browser from 'webextension-polyfill';
import type { Alarms } from './ports';

export const alarms: Alarms = {
  async ensure(name, periodMinutes) {
    // Chrome may drop alarms on restart or update, and creating one anew would push it back.
    if ((await browser.alarms.get(name)) !== undefined) return;
    await browser.alarms.create(name, {
      delayInMinutes: periodMinutes,
      periodInMinutes: periodMinutes,
    });
  },
};
