import { formatRoute, type Route } from '@/lib/route';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { BackgroundPorts } from './ports';

/**
 * Opens the side panel at a route, or a tab where there is no panel. The panel is asked for first of
 * all: what the person did counts as a gesture only until the first await.
 */
export async function openAt(ports: BackgroundPorts, route: () => Promise<Route>): Promise<void> {
  const opened = ports.windows.openPanel().then(
    () => true,
    () => false,
  );
  const hash = formatRoute(await route());
  if (await opened) {
    const intent = { route: hash, window: await ports.windows.current() };
    await ports.session.set({ [keys.intent]: seal(intent) });
  } else {
    await ports.windows.openTab(hash);
  }
}
