import type { Result } from '@/lib/result';
import { accept } from '../accept';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { taskPath } from '../task-path';

/** `PUT /task/{taskId}/stop`: the task gets no further runs. */
export async function stopTask(
  transport: Transport,
  taskId: string,
): Promise<Result<null, ServiceError>> {
  const path = taskPath(taskId, 'stop');
  return path.ok ? accept(transport, { method: 'PUT', path: path.value }) : path;
}
