import { formatRoute, type Route } from '@/lib/route';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { PagePorts } from './ports';

/**
 * From the popup on to the side panel at that page, or to a tab where no panel opens. A panel that is
 * open already is led there, but never to home: somebody may be at something in it. To be called first
 * thing in a click, since the browser opens the panel for a gesture only.
 * @param here the browser window the popup is in; null while that is not known
 */
export async function moveToPanel(
  { windows, session, clock }: PagePorts,
  route: Route,
  here: number | null,
): Promise<void> {
  const hash = formatRoute(route);
  const opened = windows.openPanel();
  // At once: the popup may be closed by the panel that opens.
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
