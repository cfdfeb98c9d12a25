import { fail, type Result, succeed } from '@/lib/result';
import { nullable, z } from '@/lib/schema';
import type { Transport } from '@/lib/service/exchange';
import { hostPermission } from '@/lib/service/host-permission';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { Connection } from '@/lib/task/connection';
import type { BackgroundPorts } from '../ports';
import { readConnection } from './read-connections';

/** A connection that can be asked: its key is here, and its host is permitted. */
export interface Link {
  readonly connection: Connection;
  readonly transport: Transport;
}

export type LinkProblem = { readonly code: 'not-found' | 'no-key' | 'no-permission' };

/** Prepares requests to a connection's service; fails with what is missing. */
export async function openLink(
  ports: BackgroundPorts,
  connectionId: string,
): Promise<Result<Link, LinkProblem>> {
  const found = await readWithKey(ports, connectionId);
  if (found === null) return fail({ code: 'not-found' });
  const { connection, key } = found;
  if (key === null) return fail({ code: 'no-key' });
  if (!(await ports.permissions.has(hostPermission(connection.baseUrl)))) {
    return fail({ code: 'no-permission' });
  }
  return succeed({ connection, transport: transportTo(ports, connection.baseUrl, key) });
}

/** How requests to an address go, with the background's own network and clock. */
export function transportTo(
  { network, clock }: BackgroundPorts,
  baseUrl: string,
  key: string,
): Transport {
  return { fetch: network.fetch, baseUrl, key, now: () => clock.now() };
}

/** Whether a connection is still there, and has not moved to another address. */
export async function isCurrent(
  ports: BackgroundPorts,
  { id, baseUrl }: Pick<Connection, 'id' | 'baseUrl'>,
): Promise<boolean> {
  const connection = await readConnection(ports, id);
  return connection?.baseUrl === baseUrl;
}

/**
 * A connection and its key; null when the connection is not there. Reads both under the connection's
 * lock; otherwise the key could be one that was given for another address. Code that holds that lock
 * must not open a link.
 */
export function readWithKey(ports: BackgroundPorts, id: string) {
  return ports.locks.run(keys.connection(id), async () => {
    const connection = await readConnection(ports, id);
    return connection && { connection, key: await readKey(ports, connection) };
  });
}

/**
 * The stored key of a connection; null when it is not here. Only `readWithKey` makes sure that it was given
 * for the address in the record.
 */
export async function readKey(
  ports: BackgroundPorts,
  { id, keyKept }: Pick<Connection, 'id' | 'keyKept'>,
): Promise<string | null> {
  const area = keyKept === 'disk' ? ports.local : ports.session;
  return read(area, keys.apiKey(id), nullable(z.string()));
}
