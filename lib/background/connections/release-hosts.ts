import { hostPermission } from '@/lib/service/host-permission';
import { keys, prefixes } from '@/lib/store/keys';
import { startAttempts } from '../attempt';
import type { BackgroundPorts } from '../ports';
import { readConnections } from './read-connections';

/**
 * Gives back the permissions for hosts that no connection has: after a connection was removed or has
 * moved, or was tested and never saved.
 */
export async function releaseHosts(ports: BackgroundPorts): Promise<void> {
  // A failure here harms nothing else, and the daily sweep tries again.
  await startAttempts().attempt(() => release(ports));
}

async function release(ports: BackgroundPorts): Promise<void> {
  // Read permissions first: a connection that is saved meanwhile then has its host among the used ones.
  const granted = await ports.permissions.granted();
  const connections = await readConnections(ports);
  const readable = new Set(connections.map(({ id }) => keys.connection(id)));
  const stored = await ports.local.keys();
  // A connection that cannot be read has a host that is not known: give nothing back.
  if (stored.some((key) => key.startsWith(prefixes.connection) && !readable.has(key))) return;
  const used = new Set(connections.map(({ baseUrl }) => hostPermission(baseUrl)));
  await ports.permissions.release(granted.filter((host) => !used.has(host)));
}
