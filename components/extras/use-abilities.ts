import { usePorts } from '@/components/app/ports';
import { useStored } from '@/components/app/use-stored';
import type { Abilities } from '@/lib/service/extras/abilities';
import { storedAbilitiesSchema } from '@/lib/store/abilities';
import { keys } from '@/lib/store/keys';
import type { Connection } from '@/lib/task/connection';
import { useEffect } from 'preact/hooks';

/**
 * What a connection's service has beyond the interface; null while that is not known. Lets it be found
 * out when it never was, and says nothing of a failure: nobody misses what may not be there.
 * @param about asked again when it changes, should that have failed: who watches a task to its end in one
 * page misses its result
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
