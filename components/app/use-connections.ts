import { prefixes } from '@/lib/store/keys';
import { connectionSchema, type Connection } from '@/lib/task/connection';
import { useCollection } from './use-collection';

/** The connections in the order they were added; null until they have been read. */
export function useConnections(): readonly Connection[] | null {
  const stored = useCollection(prefixes.connection, connectionSchema);
  if (stored === null) return null;
  return [...stored.values()]
    .flatMap((opened) => (opened.kind === 'ok' ? [opened.value] : []))
    .toSorted((one, other) => one.addedAt - other.addedAt);
}
