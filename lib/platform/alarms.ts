import browser from 'webextension-polyfill';
import { minute } from '@/lib/time';
import type { Alarms } from '@/lib/ports';

export const alarms: Alarms = {
  async ensure(name, periodMinutes) {
    // Chrome may drop alarms on restart or update, and creating one anew would push it back. One
    // that lies further ahead than its period was set before the clock was turned back.
    const alarm = await browser.alarms.get(name);
    const latest = Date.now() + periodMinutes * minute;
    if (alarm !== undefined && alarm.scheduledTime <= latest) return;
    await browser.alarms.create(name, {
      delayInMinutes: periodMinutes,
      periodInMinutes: periodMinutes,
    });
  },
};
