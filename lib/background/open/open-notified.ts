import type { Route } from '@/lib/route';
import { notificationSubject } from '../attention/notification-id';
import { openAt } from './open-at';
import type { BackgroundPorts } from '../ports';

/** A click on a notification, or on its button Open: shows what it is about. */
export async function openNotified(ports: BackgroundPorts, notificationId: string): Promise<void> {
  await openAt(ports, async () => routeOf(notificationId));
  await ports.notifications.clear(notificationId);
}

function routeOf(notificationId: string): Route {
  const subject = notificationSubject(notificationId);
  switch (subject?.kind) {
    case 'request':
      return { page: 'request', id: subject.task };
    case 'ended':
      return { page: 'task', id: subject.task };
    case 'connection':
    case 'connections':
      return { page: 'settings' };
    case 'requests':
    case 'endings':
    case undefined:
      return { page: 'home' };
  }
}
