import type { Connection } from '@/lib/task/connection';
import type { Schedule } from '@/lib/task/schedule';
import { ConnectionNotice } from './connection-notice';

interface TaskConnectionProps {
  /** Undefined until it has been read, null when it is gone. */
  readonly connection: Connection | null | undefined;
  readonly schedule: Schedule | null;
  /** The code of an error that the page shows already: it is not shown twice. */
  readonly told?: string | undefined;
}

/** Says why Beckon learns nothing new of a task at the moment. Empty when all is well. */
export function TaskConnection({ connection, schedule, told }: TaskConnectionProps) {
  if (!connection) return null;
  const backoff = schedule?.backoff[connection.id];
  const news = backoff?.cause === told ? undefined : backoff;
  return (
    // An output: it is read out when it appears.
    <output>
      <ConnectionNotice connection={connection} backoff={news} />
    </output>
  );
}
