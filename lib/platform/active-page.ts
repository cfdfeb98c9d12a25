import browser from 'webextension-polyfill';
import type { WebPage } from '@/lib/ports';

/**
 * The web page on which the person has just opened Beckon; null when it is no page of the web, or the
 * browser does not tell. It tells after a click on Beckon's toolbar button, for that page alone.
 */
export async function activePage(): Promise<WebPage | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.url === undefined || !/^https?:/.test(tab.url)) return null;
  return { title: tab.title ?? '', url: tab.url };
}
