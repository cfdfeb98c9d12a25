import { succeed, type Result } from '@/lib/result';
import type { ServiceError } from './errors';
import { exchange, type Transport } from './exchange';
import { judge } from './judge';
import { taskPath } from './task-path';

/**
 * `POST /task/{taskId}/run/tool-input` (interface §4.4). Its response is not documented, so any 2xx
 * that does not say `success: false` means accepted, whatever its body.
 */
export async function submitToolInput(
  transport: Transport,
  taskId: string,
  { toolCallId, input }: { readonly toolCallId: string; readonly input: string },
): Promise<Result<null, ServiceError>> {
  const path = taskPath(taskId, 'run/tool-input');
  if (!path.ok) return path;
  const body = { input, toolCallId };
  const answer = await exchange(transport, { method: 'POST', path: path.value, body });
  if (!answer.ok) return answer;
  const judged = judge(answer.value, transport.key);
  return judged.ok ? succeed(null) : judged;
}
