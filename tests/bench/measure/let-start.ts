import type { Browser } from 'puppeteer-core';

/**
 * From here on, new pages and workers start as they do for a person. Otherwise Puppeteer holds each
 * of them until it has attached to it. That takes both of a pair the same time, which makes their
 * ratio look better than it is. Pages that are already open stay as they are; nothing is attached
 * to new ones.
 */
export async function letStart(browser: Browser): Promise<void> {
  const session = await browser.target().createCDPSession();
  await session.connection()?.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
    filter: [{ type: 'tab', exclude: true }, { type: 'page', exclude: true }, {}],
  });
  await session.detach();
}
