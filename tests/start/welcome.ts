import type { Beckon } from '../support/beckon/beckon.ts';

const welcome = new URL('welcome.html', import.meta.url).href;

/** Opens the side panel on New task, beside a page that says what to try. */
export async function showWelcome(beckon: Beckon): Promise<void> {
  const panel = await beckon.openPanel();
  await panel.evaluate(() => (location.hash = '#/new'));
  const [firstTab] = await beckon.browser.pages();
  await firstTab?.goto(welcome);
  await firstTab?.bringToFront();
  await beckon.observer.close();
}
