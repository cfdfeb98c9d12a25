import type { ServiceError } from '@/lib/service/errors';
import { noteKey } from './connection-health';
import { isCurrent, type Link } from './link';
import { applyAnswer } from './outcome';
import type { WakePorts } from './schedule-store';

/**
 * Notes the outcome of a request that was no check. What it says about the connection holds for checks,
 * too, unless the connection has moved to another address meanwhile.
 */
export async function noteAnswer(
  ports: WakePorts,
  link: Link,
  answer: ServiceError | 'ok',
): Promise<void> {
  const { id } = link.connection;
  if (!(await isCurrent(ports, link.connection))) return;
  await noteKey(ports, link, answer);
  // Nearly always there is no back-off to forget, and so nothing to write.
  if (answer === 'ok' && (await ports.schedules.read()).backoff[id] === undefined) return;
  await ports.schedules.change((draft) =>
    applyAnswer(draft, id, answer, ports.clock.now(), ports.random()),
  );
}
