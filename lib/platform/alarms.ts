import browser from 'webextension-polyfill';
import { minute } from '@/lib/time';

/**
 * Sets an alarm that comes again and again, unless it is set. Chrome may drop it on restart or update, so
 * this looks first: setting it anew would delay it. One further ahead than its period was set before the
 * clock was turned back.
 * @param period in ms
 * @returns whether it was set already, and has not failed to come for as long as its period
 */
export async function ensureAlarm(name: string, period: number): Promise<boolean> {
  const alarm = await browser.alarms.get(name);
  const ahead = (alarm?.scheduledTime ?? Infinity) - Date.now();
  if (ahead <= period) return ahead >= -period;
  await browser.alarms.create(name, { periodInMinutes: period / minute });
  return false;
}
