import type { ServiceError } from '@/lib/service/errors';
import { noteKey } from './connection-health';
import { isCurrent, type Link } from '../connections/link';
import { applyVerdict } from './outcome';
import type { WakePorts } from '../records/schedule-store';

/**
 * Notes the outcome of a request that was no check. What it says about the connection holds for checks,
 * too, unless the connection has moved to another address meanwhile.
 */
export async function noteVerdict(
  ports: WakePorts,
  link: Link,
  verdict: ServiceError | 'ok',
): Promise<void> {
  const { id } = link.connection;
  if (!(await isCurrent(ports, link.connection))) return;
  await noteKey(ports, link, verdict);
  // Nearly always there is no back-off to forget, and so nothing to write.
  if (verdict === 'ok' && (await ports.schedules.read()).backoff[id] === undefined) return;
  await ports.schedules.change((draft) =>
    applyVerdict(draft, id, verdict, ports.clock.now(), ports.random()),
  );
}
