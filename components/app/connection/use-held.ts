import { needsNetwork } from '@/lib/service/loopback';
import type { Connection } from '@/lib/task/connection';
import type { Schedule } from '@/lib/task/schedule';
import { useOnline } from '../use-online';

/**
 * Tells whether a connection is not asked for now: it needs the person, or a network that is not there,
 * or it failed a moment ago.
 * @param backoff the connections that failed; undefined while that is not known
 */
export function useHeld(
  backoff: Schedule['backoff'] | undefined,
): (connection: Connection | null | undefined) => boolean {
  const online = useOnline();
  return (connection) =>
    connection != null &&
    (connection.health.state !== 'ok' ||
      backoff?.[connection.id] !== undefined ||
      (!online && needsNetwork(connection.baseUrl)));
}
