import { prefixes } from '@/lib/store/keys';
import { connectionSchema, type Connection } from '@/lib/task/connection';
import { useMemo } from 'preact/hooks';
import { type Collection, split, useCollection } from './use-collection';

export interface Connections {
  /** In the order they were added. */
  readonly connections: readonly Connection[];
  /** The ids of those whose record does not parse. */
  readonly broken: readonly string[];
}

/** The connections there are; null until they have been read. */
export function useConnections(): Connections | null {
  const stored = useCollection(prefixes.connection, connectionSchema);
  return useMemo(() => stored && listConnections(stored), [stored]);
}

export function listConnections(stored: NonNullable<Collection<Connection>>): Connections {
  const { records, broken } = split(stored);
  return { connections: records.toSorted((one, other) => one.addedAt - other.addedAt), broken };
}
