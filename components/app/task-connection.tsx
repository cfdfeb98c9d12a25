import type { Schedule } from '@/lib/task/schedule';
import { ConnectionNotice } from './connection-notice';
import { useConnection } from './use-connection';

interface TaskConnectionProps {
  /** The id of the connection. */
  readonly id: string;
  readonly schedule: Schedule | null;
  /** The code of the error that is told already, and need not be told again. */
  readonly told?: string | undefined;
}

/** Why nothing is learned of a task at the moment; nothing when all is well. */
export function TaskConnection({ id, schedule, told }: TaskConnectionProps) {
  const connection = useConnection(id);
  if (!connection) return null;
  const backoff = schedule?.backoff[id];
  const news = backoff?.cause === told ? undefined : backoff;
  return <ConnectionNotice connection={connection} backoff={news} />;
}
