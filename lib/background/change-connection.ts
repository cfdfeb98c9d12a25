import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { BackgroundPorts } from './ports';

type Changed = Partial<Pick<Connection, 'health' | 'troubleTold'>>;

/**
 * Changes a connection under its lock; one that is gone stays gone.
 * @param change what of it is to be another; null to leave it as it is
 * @throws when the storage is full
 */
export async function changeConnection(
  { local, locks }: BackgroundPorts,
  id: string,
  change: (connection: Connection) => Changed | null | Promise<Changed | null>,
): Promise<void> {
  await locks.run(`connection:${id}`, async () => {
    const connection = await read(local, keys.connection(id), connectionSchema);
    const changed = connection && (await change(connection));
    if (changed) await local.set({ [keys.connection(id)]: seal({ ...connection, ...changed }) });
  });
}
