import { hostPermission } from '@/lib/service/host-permission';
import type { Connection } from '@/lib/task/connection';
import type { BackgroundPorts } from './ports';
import { readConnections } from './read-connections';

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
