import { mapResult, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { sendAndJudge } from './send-and-judge';
import { taskPath } from './task-path';

type Order = { readonly method: 'PUT' } | { readonly method: 'POST'; readonly body: unknown };

/**
 * Sends something about a task. The response is not documented: a 2xx is a yes, whatever its body, unless
 * the body says `success: false`.
 * @param to what follows the task's own path
 */
export async function sendOrder(
  transport: Transport,
  taskId: string,
  to: string,
  order: Order,
): Promise<Result<null, ServiceError>> {
  const path = taskPath(taskId, to);
  if (!path.ok) return path;
  return mapResult(await sendAndJudge(transport, { ...order, path: path.value }), () => null);
}
