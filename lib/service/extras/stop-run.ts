import type { Result } from '@/lib/result';
import { accept } from '../accept';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { taskPath } from '../task-path';

/** `PUT /task/{taskId}/run/stop`: ends the newest run, which then has the status `error`. */
export async function stopRun(
  transport: Transport,
  taskId: string,
): Promise<Result<null, ServiceError>> {
  const path = taskPath(taskId, 'run/stop');
  return path.ok ? accept(transport, { method: 'PUT', path: path.value }) : path;
}
