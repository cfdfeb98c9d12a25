import { mapResult, type Result } from '@/lib/result';
import { anything, nullable, z } from '@/lib/schema';
import { askTask } from './ask-task';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { openState } from './open-state';
import { orNull } from './or-null';
import { readToolCall } from './tool-call';
import type { RunStatus } from './types';

const wire = z.object({
  data: z.object({
    // Null before the first run. The key is required: without it this is no status at all.
    status: nullable(openState),
    detailedStatus: orNull(openState),
    toolCall: anything,
  }),
});

/** `GET /task/{taskId}/run/status` (interface §4.3). */
export async function runStatus(
  transport: Transport,
  taskId: string,
): Promise<Result<RunStatus, ServiceError>> {
  const read = await askTask(transport, taskId, 'run/status', wire);
  return mapResult(read, ({ data: { status, detailedStatus, toolCall } }) => ({
    status,
    detailedStatus,
    call: readToolCall(toolCall, detailedStatus),
  }));
}
