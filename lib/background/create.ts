import { z } from '@/lib/schema';
import type { ServiceError } from '@/lib/service/errors';
import type { NewTask } from '@/lib/service/types';
import { keys } from '@/lib/store/keys';
import { read } from '@/lib/store/read';
import type { TaskEvent } from '@/lib/task/events';
import { taskRecordSchema } from '@/lib/task/record';
import { toolDefinitionSchema } from '@/lib/tools/definition';
import { openLink } from './link';
import type { BackgroundPorts } from './ports';
import { recordEvent } from './record-event';
import { inSlot } from './slots';

const toolsSchema = z.array(toolDefinitionSchema);

/**
 * Sends a task's create request, once: the lock is held while the POST is in flight. A create that
 * a worker began and did not finish is unknown, and never repeated by itself.
 */
export async function sendCreate(ports: BackgroundPorts, id: string): Promise<void> {
  await ports.locks.tryRun(`create:${id}`, async () => {
    const task = await read(ports.local, keys.task(id), taskRecordSchema);
    if (task?.creation.state !== 'creating') return;
    const tools = (await read(ports.local, keys.tools(id), toolsSchema)) ?? [];
    const body = { task: task.instruction, agent: task.agent, tools };
    await recordEvent(ports, id, await ask(ports, task.connectionId, body));
  });
}

/** Finds a create that nobody is sending any more. */
export async function settleCreate(ports: BackgroundPorts, id: string): Promise<void> {
  await ports.locks.tryRun(`create:${id}`, () =>
    recordEvent(ports, id, { type: 'create-uncertain' }),
  );
}

async function ask(
  ports: BackgroundPorts,
  connectionId: string,
  body: NewTask,
): Promise<TaskEvent> {
  if (!ports.network.online()) {
    return { type: 'create-refused', reason: 'offline', message: null };
  }
  const link = await openLink(ports, connectionId);
  if (!link.ok) return { type: 'create-refused', reason: link.error.code, message: null };
  const made = await inSlot(ports, connectionId, () => link.value.service.createTask(body));
  return made.ok ? { type: 'created', taskId: made.value.taskId } : afterFailure(made.error);
}

function afterFailure(error: ServiceError): TaskEvent {
  switch (error.code) {
    case 'refused':
    case 'refused-key':
      return { type: 'create-refused', reason: error.code, message: error.message };
    case 'rate-limited':
      return { type: 'create-refused', reason: error.code, message: null };
    case 'unreachable':
    case 'timed-out':
    case 'too-large':
    case 'not-json':
    case 'server-error':
    case 'unexpected-shape':
      return { type: 'create-uncertain' };
  }
}
