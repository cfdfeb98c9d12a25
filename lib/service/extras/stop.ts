import type { Result } from '@/lib/result';
import { sendOrder } from '../send-order';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';

const paths = { run: 'run/stop', task: 'stop' };

/**
 * `PUT /task/{taskId}/run/stop` ends the newest run, which then has the status `error`;
 * `PUT /task/{taskId}/stop` lets the task have no further runs.
 */
export async function stop(
  transport: Transport,
  taskId: string,
  what: 'run' | 'task',
): Promise<Result<null, ServiceError>> {
  return sendOrder(transport, taskId, paths[what], { method: 'PUT' });
}
