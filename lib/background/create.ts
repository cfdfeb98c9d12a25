import { z } from '@/lib/schema';
import type { ServiceError } from '@/lib/service/errors';
import { isUncertain } from '@/lib/service/is-uncertain';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import { toolDefinitionSchema } from '@/lib/tools/definition';
import type { TaskEvent } from '@/lib/task/events';
import { taskRecordSchema } from '@/lib/task/record';
import type { Link } from './link';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';
import { inSlot } from './slots';

const toolsSchema = z.array(toolDefinitionSchema);

/**
 * Sends a task's create request, once: the lock is held while the POST is in flight. A create that
 * another worker began and did not finish is unknown, and never repeated by itself.
 */
export async function sendCreate(ports: BackgroundPorts, link: Link, id: string): Promise<void> {
  await ports.locks.tryRun(`create:${id}`, async () => {
    const task = await read(ports.local, keys.task(id), taskRecordSchema);
    if (task?.creation.state !== 'creating') return;
    const tools = (await read(ports.local, keys.tools(id), toolsSchema)) ?? [];
    const body = { task: task.instruction, agent: task.agent, tools };
    const made = await inSlot(ports, link.connection.id, () => link.service.createTask(body));
    const event: TaskEvent = made.ok
      ? { type: 'created', taskId: made.value.taskId }
      : afterFailure(made.error);
    await recordEvent(ports, id, event);
  });
}

/** Finds a create that nobody is sending any more. */
export async function settleCreate(ports: BackgroundPorts, id: string): Promise<void> {
  await ports.locks.tryRun(`create:${id}`, () =>
    recordEvent(ports, id, { type: 'create-uncertain' }),
  );
}

function afterFailure(error: ServiceError): TaskEvent {
  if (isUncertain(error)) return { type: 'create-uncertain' };
  const message = error.code === 'refused' || error.code === 'refused-key' ? error.message : null;
  return { type: 'create-refused', message };
}
