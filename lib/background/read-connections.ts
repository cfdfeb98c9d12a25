import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { BackgroundPorts } from './ports';

type Ports = Pick<BackgroundPorts, 'local'>;

/** A connection; null when it is not there, or cannot be read. */
export function readConnection({ local }: Ports, id: string): Promise<Connection | null> {
  return read(local, keys.connection(id), connectionSchema);
}

/** The connections that can be read. */
export function readConnections({ local }: Ports): Promise<readonly Connection[]> {
  return readPrefix(local, prefixes.connection, connectionSchema);
}
