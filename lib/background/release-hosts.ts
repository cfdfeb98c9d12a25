import { hostPermission } from '@/lib/service/host-permission';
import { keys, prefixes } from '@/lib/store/keys';
import { startAttempts } from './attempt';
import type { BackgroundPorts } from './ports';
import { readConnections } from './read-connections';

/**
 * Gives back the permissions for hosts that no connection has: of those that are gone or have moved,
 * and of those that were tested and never saved.
 */
export async function releaseHosts(ports: BackgroundPorts): Promise<void> {
  // Nothing else hangs on it, and the daily sweep tries again.
  await startAttempts().attempt(() => release(ports));
}

async function release(ports: BackgroundPorts): Promise<void> {
  // First: a connection that is saved meanwhile has its host among those that are used.
  const granted = await ports.permissions.granted();
  const connections = await readConnections(ports);
  const readable = new Set(connections.map(({ id }) => keys.connection(id)));
  const stored = await ports.local.keys();
  // Which host one that cannot be read has is not known.
  if (stored.some((key) => key.startsWith(prefixes.connection) && !readable.has(key))) return;
  const used = new Set(connections.map(({ baseUrl }) => hostPermission(baseUrl)));
  await ports.permissions.release(granted.filter((host) => !used.has(host)));
}
