import { fail, type Result, succeed } from '@/lib/result';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { sendAndJudge } from './send-and-judge';
import { taskPath } from './task-path';

type Order = { readonly method: 'PUT' } | { readonly method: 'POST'; readonly body: unknown };

/**
 * Sends something about a task. The response is not documented: a 2xx is a yes, whatever its body, unless
 * the body says `success: false`, or is a web page. A network that wants its user to log in answers with
 * one, in the service's place.
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
  const sent = await sendAndJudge(transport, { ...order, path: path.value });
  if (!sent.ok) return sent;
  const { isPage, httpStatus } = sent.value;
  return isPage ? fail({ code: 'not-json', httpStatus }) : succeed(null);
}
