import type { Result } from '@/lib/result';
import { sendOrder } from './send-order';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';

/** `POST /task/{taskId}/run/tool-input` (interface §4.4). */
export async function submitToolInput(
  transport: Transport,
  taskId: string,
  { toolCallId, input }: { readonly toolCallId: string; readonly input: string },
): Promise<Result<null, ServiceError>> {
  const body = { input, toolCallId };
  return sendOrder(transport, taskId, 'run/tool-input', { method: 'POST', body });
}
