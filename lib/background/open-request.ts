import { formatRoute } from '@/lib/route';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { notifiedTask } from './notification-id';
import type { BackgroundPorts } from './ports';

/**
 * A click on a notification: opens the side panel on its request, or a tab where there is no panel.
 * The panel is asked for first of all: the click counts as a gesture only until the first await.
 */
export function openRequest(ports: BackgroundPorts, notificationId: string): Promise<void> {
  const panel = ports.windows.openPanel();
  const id = notifiedTask(notificationId);
  const route = formatRoute(id === null ? { page: 'home' } : { page: 'request', id });
  return finish(ports, panel, route, notificationId);
}

async function finish(
  ports: BackgroundPorts,
  panel: Promise<void>,
  route: string,
  notificationId: string,
): Promise<void> {
  const opened = await panel.then(
    () => true,
    () => false,
  );
  if (opened) await ports.session.set({ [keys.intent]: seal({ route }) });
  else await ports.windows.openTab(route);
  await ports.notifications.clear(notificationId);
}
