import type { Browser } from 'puppeteer-core';

/** The processor time all processes of the browser have used so far, in ms. */
export async function cpuTime(browser: Browser): Promise<number> {
  const client = await browser.target().createCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  return processInfo.reduce((sum, { cpuTime: used }) => sum + used * 1000, 0);
}
