import type { Browser } from 'puppeteer-core';

/**
 * From here on new pages and workers start as they do for a person. Puppeteer holds each of them until
 * it has attached to it, which takes both of a pair the same time, and so flatters their ratio. Pages
 * that are open stay as they are; to new ones nothing is attached at all.
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
