import { formatRoute, type Route } from '@/lib/route';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { BackgroundPorts } from '../ports';

/**
 * Opens the side panel at a route, or a tab when no panel opens. Asks for the panel first of all: what
 * the person did counts as a gesture only until the first await.
 */
export async function openAt(ports: BackgroundPorts, route: () => Promise<Route>): Promise<void> {
  const opened = ports.windows.openPanel().then(
    (window) => ({ window }),
    () => null,
  );
  const hash = formatRoute(await route());
  const panel = await opened;
  if (panel !== null) {
    await ports.session.set({
      [keys.intent]: seal({ route: hash, at: ports.clock.now(), ...panel }),
    });
  } else {
    await ports.windows.openTab(hash);
  }
}
