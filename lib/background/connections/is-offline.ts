import { needsNetwork } from '@/lib/service/loopback';
import type { BackgroundPorts } from '../ports';
import { readConnection } from './read-connections';

/**
 * Whether a service cannot be reached because the browser is offline; one on this machine needs no network.
 */
export async function isOffline(ports: BackgroundPorts, connectionId: string): Promise<boolean> {
  if (ports.network.online()) return false;
  const connection = await readConnection(ports, connectionId);
  return connection === null || needsNetwork(connection.baseUrl);
}
