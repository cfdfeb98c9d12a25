import { prefixes } from '@/lib/store/keys';
import { readPrefix } from '@/lib/store/read';
import { type Connection, connectionSchema } from '@/lib/task/connection';
import type { BackgroundPorts } from './ports';

/** The connections that can be read. */
export function readConnections({
  local,
}: Pick<BackgroundPorts, 'local'>): Promise<readonly Connection[]> {
  return readPrefix(local, prefixes.connection, connectionSchema);
}
