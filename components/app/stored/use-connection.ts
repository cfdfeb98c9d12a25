import { keys } from '@/lib/store/keys';
import { connectionSchema, type Connection } from '@/lib/task/connection';
import { useStored } from './use-stored';

/** A connection; undefined until it has been read, null when it is gone or cannot be read. */
export function useConnection(id: string): Connection | null | undefined {
  const stored = useStored('local', keys.connection(id), connectionSchema);
  if (stored.kind === 'loading') return undefined;
  return stored.kind === 'ok' ? stored.value : null;
}
