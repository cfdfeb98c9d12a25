import type { Connection } from '@/lib/task/connection';
import type { Glance } from '@/lib/task/glance';
import { FewOf } from './few-of';

interface OutagesProps {
  readonly connections: readonly Connection[];
  readonly glance: Glance | null;
}

/** The services that cannot be reached at the moment, which may pass by itself. */
export function Outages({ connections, glance }: OutagesProps) {
  const backoff = glance?.backoff;
  return (
    <FewOf
      connections={connections.filter(({ id, health }) => health.state === 'ok' && backoff?.[id])}
      backoff={backoff}
    />
  );
}
