import type { Abilities } from '@/lib/service/extras/abilities';
import { storedAbilitiesSchema } from '@/lib/store/abilities';
import { keys, prefixes } from '@/lib/store/keys';
import { read, readPrefix } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { BackgroundPorts } from '../ports';

type Ports = Pick<BackgroundPorts, 'local'>;

/** A connection; null when it is not there, or cannot be read. */
export function readConnection({ local }: Ports, id: string): Promise<Connection | null> {
  return read(local, keys.connection(id), connectionSchema);
}

/** The abilities found at a connection's service; null when there are none yet for its present address. */
export async function readAbilities(
  { local }: Ports,
  { id, baseUrl }: Connection,
): Promise<Abilities | null> {
  const found = await read(local, keys.abilities(id), storedAbilitiesSchema);
  return found?.baseUrl === baseUrl ? found.has : null;
}

/** The connections that can be read. */
export function readConnections({ local }: Ports): Promise<readonly Connection[]> {
  return readPrefix(local, prefixes.connection, connectionSchema);
}
