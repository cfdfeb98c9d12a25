import { hostPermission } from '@/lib/service/host-permission';
import { noteConnection, reviveConnection } from './connection-health';
import type { BackgroundPorts } from '../ports';
import { readConnections } from '../connections/read-connections';
import { withSchedule } from '../records/schedule-store';

/** After a change of host permissions: connections without theirs stop, connections with theirs go on. */
export async function followPermissions(background: BackgroundPorts): Promise<void> {
  const ports = withSchedule(background);
  for (const { id, baseUrl, health } of await readConnections(ports)) {
    const granted = await ports.permissions.has(hostPermission(baseUrl));
    if (granted && health.state === 'no-permission') await reviveConnection(ports, id);
    // Without a key it lacks the key first: an imported connection was never allowed its host either. Its
    // form asks for the permission with the key, and for leave to send the key unencrypted.
    if (!granted && health.state !== 'no-key') {
      await noteConnection(ports, id, { code: 'no-permission' });
    }
  }
}
