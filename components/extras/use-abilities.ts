import { usePorts } from '@/components/app/ports';
import { useStored } from '@/components/app/stored/use-stored';
import type { Abilities } from '@/lib/service/extras/abilities';
import { storedAbilitiesSchema } from '@/lib/store/abilities';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { useEffect } from 'preact/hooks';

/**
 * What a connection's service has beyond the interface; null while that is not known. Asks the background
 * to find out if it never did. A failure is not shown: nobody misses what may not be there.
 * @param about after a failure, asks again when this changes. Otherwise a person who watches a task to its
 * end on one page would miss its result
 */
export function useAbilities(
  { id, baseUrl, health }: Connection,
  about?: string | null,
): Abilities | null {
  const { send } = usePorts();
  const stored = useStored('local', keys.abilities(id), storedAbilitiesSchema);
  const known = stored.kind === 'ok' && stored.value.baseUrl === baseUrl ? stored.value.has : null;
  const unknown = stored.kind !== 'loading' && known === null;
  const ask = unknown && health.state === 'ok';
  useEffect(() => {
    if (ask) void send('connection.abilities', { id });
  }, [send, ask, id, about]);
  return known;
}
