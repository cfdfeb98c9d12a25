import browser from 'webextension-polyfill';
import type { WebPage } from '@/lib/ports';

/**
 * The web page the person has just opened Beckon on; null when the browser does not say. It does
 * after a click on the toolbar, for that page alone.
 */
export async function activePage(): Promise<WebPage | null> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.url === undefined || !/^https?:/.test(tab.url)) return null;
  return { title: tab.title ?? '', url: tab.url };
}
