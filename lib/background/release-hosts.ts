import { hostPermission } from '@/lib/service/host-permission';
import { prefixes } from '@/lib/store/keys';
import { readPrefix } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { BackgroundPorts } from './ports';

/** The connections there are, of which some are about to go or to move. */
export function readConnections({ local }: BackgroundPorts): Promise<readonly Connection[]> {
  return readPrefix(local, prefixes.connection, connectionSchema);
}

/**
 * Gives back the permissions for hosts that no connection has any more.
 * @param before the connections as they were
 */
export async function releaseHosts(
  ports: BackgroundPorts,
  before: readonly Connection[],
): Promise<void> {
  const used = new Set((await readConnections(ports)).map(hostOf));
  await ports.permissions.release(before.map(hostOf).filter((host) => !used.has(host)));
}

function hostOf({ baseUrl }: Connection): string {
  return hostPermission(baseUrl);
}
