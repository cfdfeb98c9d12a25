import type { Connection } from '@/lib/task/connection';

/** The connection through which a task asks. */
export interface Asker {
  /** The connection's name; '' when the connection is gone. */
  readonly name: string;
  /** The host an answer goes to, with its port if it has one. */
  readonly host: string;
}

export function askerOf(connection: Connection | null): Asker {
  if (connection === null) return { name: '', host: '' };
  return { name: connection.name, host: new URL(connection.baseUrl).host };
}
