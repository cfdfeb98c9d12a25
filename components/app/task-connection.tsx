import type { Schedule } from '@/lib/task/schedule';
import { ConnectionNotice } from './connection-notice';
import { useConnections } from './use-connections';

interface TaskConnectionProps {
  /** The id of the connection. */
  readonly id: string;
  readonly schedule: Schedule | null;
}

/** Why nothing is learned of a task at the moment; nothing when all is well. */
export function TaskConnection({ id, schedule }: TaskConnectionProps) {
  const connection = useConnections()?.connections.find((one) => one.id === id);
  if (connection === undefined) return null;
  return <ConnectionNotice connection={connection} backoff={schedule?.backoff[id]} />;
}
