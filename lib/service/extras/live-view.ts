import { succeed, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { ask } from '../ask';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { taskPath } from '../task-path';
import { liveAddress } from './live-address';

const wire = z.object({ data: z.object({ liveStatus: anything }) });

/**
 * The address in `liveStatus` of a run's status (interface §4.3 does not have it). Asked for apart
 * from the checks, and kept nowhere: such an address is often all it takes to watch.
 */
export async function liveView(
  transport: Transport,
  taskId: string,
): Promise<Result<string | null, ServiceError>> {
  const path = taskPath(taskId, 'run/status');
  if (!path.ok) return path;
  const read = await ask(transport, { method: 'GET', path: path.value }, wire);
  return read.ok ? succeed(liveAddress(read.value.data.liveStatus)) : read;
}
