import { needsNetwork } from '@/lib/service/loopback';
import type { Connection } from '@/lib/task/connection';
import { useOnline } from './use-online';

/** Tells whether a connection is not asked for now: it needs the person, or a network that is not there. */
export function useHeld(): (connection: Connection | null | undefined) => boolean {
  const online = useOnline();
  return (connection) =>
    connection != null &&
    (connection.health.state !== 'ok' || (!online && needsNetwork(connection.baseUrl)));
}
