import type { Result } from '@/lib/result';
import type { z } from '@/lib/schema';
import { ask } from './ask';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import { taskPath } from './task-path';

/** Reads something of a task. `of`: what follows the task's own path. Never rejects. */
export async function askTask<Wire>(
  transport: Transport,
  taskId: string,
  of: string,
  wire: z.ZodMiniType<Wire>,
): Promise<Result<Wire, ServiceError>> {
  const path = taskPath(taskId, of);
  return path.ok ? ask(transport, { method: 'GET', path: path.value }, wire) : path;
}
