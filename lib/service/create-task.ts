import { mapResult, type Result } from '@/lib/result';
import { z } from '@/lib/schema';
import { ask } from './ask';
import type { ServiceError } from './errors';
import type { Transport } from './exchange';
import type { ToolDefinition } from './types';
import { wireId } from './wire-id';

export interface NewTask {
  readonly task: string;
  readonly agent: string;
  readonly tools: readonly ToolDefinition[];
}

const wire = z.object({ data: z.object({ taskId: wireId }) });

/** `POST /task/create` (interface §4.1). */
export async function createTask(
  transport: Transport,
  body: NewTask,
): Promise<Result<{ readonly taskId: string }, ServiceError>> {
  const created = await ask(transport, { method: 'POST', path: '/task/create', body }, wire);
  return mapResult(created, ({ data }) => data);
}
