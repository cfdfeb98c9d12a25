import { useConnections } from '@/components/app/use-connections';

/** Through whom a task asks. */
export interface Asker {
  /** The connection's name; '' when the connection is gone. */
  readonly name: string;
  /** The host an answer goes to, with its port if it has one. */
  readonly host: string;
}

/** Null while it is not known. */
export function useAsker(connectionId: string): Asker | null {
  const stored = useConnections();
  if (stored === null) return null;
  const connection = stored.connections.find(({ id }) => id === connectionId);
  if (connection === undefined) return { name: '', host: '' };
  return { name: connection.name, host: new URL(connection.baseUrl).host };
}
