import { moment } from '@/lib/schema';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { Connection } from '@/lib/task/connection';
import { day } from '@/lib/time';
import type { Attempts } from '../attempt';
import { changeConnection } from '../connections/change-connection';
import { isRecent } from '../is-recent';
import { notificationId } from './notification-id';
import { connectionNotice, connectionsNotice } from './notification-text';
import type { BackgroundPorts } from '../ports';
import { raise } from './raise';
import { readConnection } from '../connections/read-connections';
import type { Scene } from './scene';
import { mostAtOnce } from './summary';

/**
 * Tells once that a connection needs the person; not while a page of Beckon is visible, which shows that. A
 * key that the service takes and refuses in turn is told of once a day, not after each request that mends
 * the connection. Many at once, as after a start whose keys were forgotten, are one notification.
 */
export async function tellConnections(
  ports: BackgroundPorts,
  attempts: Attempts,
  scene: Scene,
): Promise<void> {
  if (scene.quiet) return;
  const stopped = Object.keys(scene.schedule.stopped);
  const connections = await Promise.all(stopped.map((id) => readConnection(ports, id)));
  const untold = connections.filter((one) => one !== null).filter((one) => isDue(scene, one));
  const isMany = untold.length > mostAtOnce;
  const shown = new Set(scene.notifications);
  for (const { id } of untold) {
    await attempts.attempt(() =>
      changeConnection(ports, id, async (connection) => {
        const { health, troubleTold } = connection;
        if (health.state === 'ok' || troubleTold) return null;
        const told = { troubleTold: true };
        // A page that last spoke before this was found may be gone: its next word tells.
        if (scene.showing.visible) return scene.showing.saidAt < health.at ? null : told;
        const notification = notificationId(
          isMany ? { kind: 'connections' } : { kind: 'connection', connection: id },
        );
        const isKey = health.state === 'refused-key';
        if (!shown.has(notification)) {
          const toldAt = await read(ports.session, keys.toldAt(id), moment);
          if (isKey && isRecent(toldAt, scene.now, day)) return null;
          const notice = isMany ? connectionsNotice(untold.length) : connectionNotice(connection);
          await raise(ports, scene, notification, notice);
          shown.add(notification);
        }
        // Who was told of a missing permission was not told that the key is refused.
        if (isKey) await ports.session.set({ [keys.toldAt(id)]: seal(scene.now) });
        return told;
      }),
    );
  }
}

/**
 * Whether a connection's trouble is to be told. What this wake may just have found waits for its other
 * connections, as ended runs do: keys that are refused together would each bring a notification.
 */
function isDue({ asked, now }: Scene, { health, troubleTold }: Connection): boolean {
  return health.state !== 'ok' && !troubleTold && (asked || !isRecent(health.at, now));
}
