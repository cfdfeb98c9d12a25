import { fail, succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { type Connection, freeName } from '@/lib/task/connection';
import { letGoOn, stopConnection } from '../health/connection-health';
import type { BackgroundPorts } from '../ports';
import { readConnection, readConnections } from '../connections/read-connections';
import { readEndpoint } from '../connections/read-endpoint';
import { releaseHosts } from '../connections/release-hosts';
import { removeLeftovers } from '../records/remove-leftovers';
import type { Handler } from './handler';

/**
 * Saves a connection, with or without its host permission. Without it the connection is stopped until
 * the permission is granted, which may be after the page that asked has closed.
 */
export const saveConnection: Handler<'connection.save'> = async (ports, input) => {
  const endpoint = await readEndpoint(ports, input);
  if (!endpoint.ok) return endpoint;
  const { baseUrl, host, permission, key } = endpoint.value;
  const id = input.id ?? ports.newId();
  const { keyKept } = input;
  const isPermitted = await ports.permissions.has(permission);
  const now = ports.clock.now();
  const others = (await readConnections(ports)).filter((one) => one.id !== id);
  const name = freeName(input.name.trim() || host, new Set(others.map((one) => one.name)));
  const isThere = await ports.locks.run(keys.connection(id), async () => {
    const before = await readConnection(ports, id);
    // A connection that another page removed stays removed; a record that cannot be read is not overwritten.
    if (before === null && input.id !== null) return false;
    const connection: Connection = {
      id,
      name,
      baseUrl,
      addedAt: before?.addedAt ?? now,
      keyKept,
      health: isPermitted ? { state: 'ok' } : { state: 'no-permission', at: now },
      // The browser is still asking the person: no notification may say that the permission is missing.
      troubleTold: !isPermitted,
    };
    const moved = before !== null && before.baseUrl !== baseUrl;
    await writeWithKey(ports, connection, key, moved);
    if (moved) {
      await releaseHosts(ports);
      await ports.schedules.change((draft) => {
        delete draft.backoff[id];
      });
    }
    return true;
  });
  if (!isThere) return fail({ code: 'not-found' });
  // Of what the person has saved now, they were told nothing.
  await ports.session.remove([keys.toldAt(id)]);
  // Removed here, since the page may have closed under the browser's question.
  if (input.id === null) await removeLeftovers(ports.local, [keys.connectionDraft]);
  await (isPermitted ? letGoOn(ports, id) : stopConnection(ports, id));
  return succeed({ id });
};

/**
 * Writes a connection and its key, in steps that leave no address with another's key, wherever they end: a
 * key kept in memory is a write of its own.
 * @param moved whether the stored connection, and with it the stored key, is of another address
 * @throws when storage is full; the connection and the key it uses are then as they were
 */
async function writeWithKey(
  { local, session }: BackgroundPorts,
  connection: Connection,
  key: string,
  moved: boolean,
): Promise<void> {
  const { id, keyKept } = connection;
  const place = keys.apiKey(id);
  const apiKey = { [place]: seal(key) };
  const remembered = await session.get([place]);
  if (moved) await session.remove([place]);
  else if (keyKept === 'session') await session.set(apiKey);
  try {
    await local.set({
      [keys.connection(id)]: seal(connection),
      // In the same write: a key kept in memory must not stay on the disk, even if the worker dies now.
      [place]: seal(keyKept === 'disk' ? key : null),
    });
  } catch (failure) {
    // Nothing is saved, so the old address gets its key back.
    await session.set(remembered);
    throw failure;
  }
  if (moved && keyKept === 'session') await session.set(apiKey);
  await removeLeftovers(keyKept === 'disk' ? session : local, [place]);
}
