import { digestCall } from '@/lib/form/digest';
import type { ServiceError } from '@/lib/service/errors';
import type { RunStatus } from '@/lib/service/types';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { scheduleEntry } from '@/lib/task/entry';
import { taskRecordSchema } from '@/lib/task/record';
import type { Link } from './link';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';
import { inSlot } from './slots';

/**
 * Reads a task's status once and records what it says. Nothing is held across the request, so the
 * reading carries the revision it began at.
 */
export async function checkStatus(
  ports: BackgroundPorts,
  { connection, service }: Link,
  id: string,
): Promise<ServiceError | 'ok' | 'skipped'> {
  const task = await read(ports.local, keys.task(id), taskRecordSchema);
  if (task?.creation.state !== 'created' || scheduleEntry(task).phase === 'idle') return 'skipped';
  const { taskId } = task.creation;
  const answer = await inSlot(ports, connection.id, () => service.runStatus(taskId));
  if (!answer.ok) {
    if (answer.error.code === 'refused') {
      await recordEvent(ports, id, { type: 'check-refused', message: answer.error.message });
    }
    return answer.error;
  }
  const { revision } = task;
  const digest = digestOf(answer.value);
  await recordEvent(ports, id, { type: 'observed', status: answer.value, digest, revision });
  return 'ok';
}

function digestOf({ call }: RunStatus) {
  return call.kind === 'waiting' ? digestCall(call.call.toolName, call.call.parameters) : null;
}
