import { formatRoute, type Route } from '@/lib/route';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { PagePorts } from './ports';

/**
 * Moves from the popup to that page in the side panel, or in a tab where no panel opens. A panel that is
 * open already goes to that page, but never to home: the person may be busy in it. Call this first in a
 * click's handler, since the browser opens the panel only for a gesture.
 * @param here the browser window the popup is in; null while that is not known
 */
export async function moveToPanel(
  { windows, session, clock }: PagePorts,
  route: Route,
  here: number | null,
): Promise<void> {
  const hash = formatRoute(route);
  const opened = windows.openPanel();
  // Before waiting for the panel: it may close the popup as it opens.
  if (route.page !== 'home') {
    const intent = seal({ route: hash, at: clock.now(), window: here });
    void session.set({ [keys.intent]: intent });
  }
  await opened.catch(async () => {
    await session.remove([keys.intent]);
    await windows.openTab(hash);
  });
  close();
}
