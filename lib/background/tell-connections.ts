import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { connectionSchema } from '@/lib/task/connection';
import { notificationId } from './notification-id';
import { present } from './notification-style';
import { connectionNotice } from './notification-text';
import type { BackgroundPorts } from './ports';
import type { Scene } from './scene';

/** Says once of a connection that it needs the person; who sees a page of Beckon sees it there. */
export async function tellConnections(ports: BackgroundPorts, scene: Scene): Promise<void> {
  if (scene.quiet) return;
  for (const id of scene.schedule.stopped) {
    await ports.locks.run(`connection:${id}`, async () => {
      const connection = await read(ports.local, keys.connection(id), connectionSchema);
      if (connection === null || connection.health.state === 'ok' || connection.troubleTold) return;
      const notification = notificationId({ kind: 'connection', connection: id });
      if (!scene.showing.visible && !scene.shown.has(notification)) {
        const notice = present(connectionNotice(connection), scene.settings);
        await ports.notifications.raise(notification, notice);
      }
      await ports.local.set({ [keys.connection(id)]: seal({ ...connection, troubleTold: true }) });
    });
  }
}
