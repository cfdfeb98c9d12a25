import type { Result } from '@/lib/result';
import { accept } from './accept';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
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
  const body = { input, toolCallId };
  return path.ok ? accept(transport, { method: 'POST', path: path.value, body }) : path;
}
