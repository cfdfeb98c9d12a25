import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import type { BackgroundPorts } from '../ports';
import { readConnection } from './read-connections';

type Changed = Partial<Pick<Connection, 'health' | 'troubleTold'>>;

/**
 * Changes a connection under its lock. A connection that was removed stays removed.
 * @param change gives the members that change; null to leave the connection as it is
 * @throws when the storage is full
 */
export async function changeConnection(
  ports: BackgroundPorts,
  id: string,
  change: (connection: Connection) => Changed | null | Promise<Changed | null>,
): Promise<void> {
  await ports.locks.run(keys.connection(id), async () => {
    const connection = await readConnection(ports, id);
    const changed = connection && (await change(connection));
    if (!changed) return;
    await ports.local.set({ [keys.connection(id)]: seal({ ...connection, ...changed }) });
  });
}
