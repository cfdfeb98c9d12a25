import type { ServiceError } from '@/lib/service/errors';
import { noteRefusedKey } from './connection-health';
import { isCurrent, type Link } from './link';
import { applyAnswer } from './outcome';
import type { WakePorts } from './schedule-store';

/**
 * A request that was no check failed: what that says of its connection holds for the checks, too,
 * unless it has moved to another address meanwhile.
 */
export async function noteFailure(
  ports: WakePorts,
  link: Link,
  error: ServiceError,
): Promise<void> {
  if (!(await isCurrent(ports, link.connection))) return;
  if (error.code === 'refused-key') await noteRefusedKey(ports, link, error);
  await ports.schedules.change((draft) =>
    applyAnswer(draft, link.connection.id, error, ports.clock.now(), ports.random()),
  );
}
