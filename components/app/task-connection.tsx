import type { Connection } from '@/lib/task/connection';
import type { Schedule } from '@/lib/task/schedule';
import { ConnectionNotice } from './connection-notice';

interface TaskConnectionProps {
  /** Undefined until it has been read, null when it is gone. */
  readonly connection: Connection | null | undefined;
  readonly schedule: Schedule | null;
  /** The code of the error that is told already, and need not be told again. */
  readonly told?: string | undefined;
}

/** Why nothing is learned of a task at the moment; nothing when all is well. */
export function TaskConnection({ connection, schedule, told }: TaskConnectionProps) {
  if (!connection) return null;
  const backoff = schedule?.backoff[connection.id];
  const news = backoff?.cause === told ? undefined : backoff;
  return (
    // Read out as it comes.
    <output>
      <ConnectionNotice connection={connection} backoff={news} />
    </output>
  );
}
