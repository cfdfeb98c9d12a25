import { moment } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { day } from '@/lib/time';
import type { Attempts } from './attempt';
import { changeConnection } from './change-connection';
import { isRecent } from './is-recent';
import { notificationId } from './notification-id';
import { connectionNotice } from './notification-text';
import type { BackgroundPorts } from './ports';
import { raise } from './raise';
import type { Scene } from './scene';

/**
 * Tells once that a connection needs the person; not while a page of Beckon is visible, which shows that. A
 * key that the service takes and refuses in turn is told of once a day, not after each request that mends
 * the connection.
 */
export async function tellConnections(
  ports: BackgroundPorts,
  attempts: Attempts,
  scene: Scene,
): Promise<void> {
  if (scene.quiet) return;
  for (const id of Object.keys(scene.schedule.stopped)) {
    await attempts.attempt(() =>
      changeConnection(ports, id, async (connection) => {
        const { health, troubleTold } = connection;
        if (health.state === 'ok' || troubleTold) return null;
        // The page last spoke before this was found, and may be gone: its next word tells.
        if (scene.showing.visible && scene.showing.saidAt < health.at) return null;
        const notification = notificationId({ kind: 'connection', connection: id });
        if (!scene.showing.visible && !scene.notifications.has(notification)) {
          const toldAt = await read(ports.session, keys.toldAt(id), moment);
          if (health.state === 'refused-key' && isRecent(toldAt, scene.now, day)) return null;
          await raise(ports, scene, notification, connectionNotice(connection));
          await ports.session.set({ [keys.toldAt(id)]: seal(scene.now) });
        }
        return { troubleTold: true };
      }),
    );
  }
}
