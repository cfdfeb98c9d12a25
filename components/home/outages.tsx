import { ConnectionNotice } from '@/components/app/connection-notice';
import type { Connection } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';

interface OutagesProps {
  readonly connections: readonly Connection[];
  readonly glance: Glance | null;
}

/** The services that cannot be reached at the moment, which may pass by itself. */
export function Outages({ connections, glance }: OutagesProps) {
  return connections.map(
    (connection) =>
      connection.health.state === 'ok' && (
        // An output: it is read out when it appears.
        <output key={connection.id}>
          <ConnectionNotice connection={connection} backoff={glance?.backoff[connection.id]} />
        </output>
      ),
  );
}
