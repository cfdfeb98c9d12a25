import type { ServiceError } from '@/lib/service/errors';
import { noteRefusedKey, noteTakenKey } from './connection-health';
import { isCurrent, type Link } from './link';
import { applyAnswer } from './outcome';
import type { WakePorts } from './schedule-store';

/**
 * What came of a request that was no check: what that says of its connection holds for the checks, too,
 * unless it has moved to another address meanwhile.
 */
export async function noteAnswer(
  ports: WakePorts,
  link: Link,
  answer: ServiceError | 'ok',
): Promise<void> {
  const { id } = link.connection;
  if (!(await isCurrent(ports, link.connection))) return;
  if (answer === 'ok') {
    await noteTakenKey(ports, link);
    // Nearly always there is nothing to forget, and nothing to write.
    if ((await ports.schedules.read()).backoff[id] === undefined) return;
  } else if (answer.code === 'refused-key') {
    await noteRefusedKey(ports, link, answer);
  }
  await ports.schedules.change((draft) =>
    applyAnswer(draft, id, answer, ports.clock.now(), ports.random()),
  );
}
