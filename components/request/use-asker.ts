import { useConnection } from '@/components/app/use-connection';

/** Through whom a task asks. */
export interface Asker {
  /** The connection's name; '' when the connection is gone. */
  readonly name: string;
  /** The host an answer goes to, with its port if it has one. */
  readonly host: string;
}

/** Null while it is not known. */
export function useAsker(connectionId: string): Asker | null {
  const connection = useConnection(connectionId);
  if (connection === undefined) return null;
  if (connection === null) return { name: '', host: '' };
  return { name: connection.name, host: new URL(connection.baseUrl).host };
}
