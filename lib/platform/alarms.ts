import browser from 'webextension-polyfill';
import { minute } from '@/lib/time';
import type { Alarms } from '@/lib/ports';

export const alarms: Alarms = {
  async ensure(name, periodMinutes) {
    // Chrome may drop alarms on restart or update, so look first: creating an alarm that exists would delay
    // it. An alarm further ahead than its period was set before the clock was turned back: replace it.
    const alarm = await browser.alarms.get(name);
    const latest = Date.now() + periodMinutes * minute;
    if (alarm !== undefined && alarm.scheduledTime <= latest) return;
    await browser.alarms.create(name, {
      delayInMinutes: periodMinutes,
      periodInMinutes: periodMinutes,
    });
  },
};
