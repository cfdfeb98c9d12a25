import { mapResult, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { askTask } from '../ask-task';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { liveAddress } from './live-address';

const wire = z.object({ data: z.object({ liveStatus: anything }) });

/**
 * The address in `liveStatus` of a run's status (interface §4.3 does not have it). Asked for apart from
 * the checks, and kept nowhere: whoever has such an address can often watch the run.
 */
export async function liveView(
  transport: Transport,
  taskId: string,
): Promise<Result<string | null, ServiceError>> {
  const read = await askTask(transport, taskId, 'run/status', wire);
  return mapResult(read, ({ data }) => liveAddress(data.liveStatus));
}
