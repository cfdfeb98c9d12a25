import type { ServiceError } from '@/lib/service/errors';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { taskRecordSchema } from '@/lib/task/record';
import { checkStatus } from './check';
import type { Link } from './link';
import { drainOutbox } from './outbox';
import type { Outcome } from './outcome';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';

/**
 * Does all that is due for one task: settles its creation, sends its answer, reads its status. Null
 * when another wake is at it already.
 */
export async function workOn(
  ports: BackgroundPorts,
  link: Link,
  id: string,
): Promise<Outcome | null> {
  const ran = await ports.locks.tryRun(`work:${id}`, async () => {
    const answer = await ask(ports, link, id);
    const task = await read(ports.local, keys.task(id), taskRecordSchema);
    return { id, connectionId: link.connection.id, task, answer };
  });
  return ran?.value ?? null;
}

async function ask(
  ports: BackgroundPorts,
  link: Link,
  id: string,
): Promise<ServiceError | 'ok' | 'skipped'> {
  // Whoever sends a creation holds this lock, so nobody does.
  await recordEvent(ports, id, { type: 'create-uncertain' });
  const unsent = await drainOutbox(ports, link, id);
  if (unsent !== null) return unsent;
  return checkStatus(ports, link, id);
}
