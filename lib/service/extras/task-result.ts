import { stringifyJson } from '@/lib/json';
import { mapResult, type Result } from '@/lib/result';
import { anything, z } from '@/lib/schema';
import { askTask } from '../ask-task';
import type { ServiceError } from '../errors';
import type { Transport } from '../exchange';
import { openState } from '../open-state';
import { orNull } from '../or-null';

/** What came of a run. Everything in it is the agent's own and untrusted. */
interface TaskResult {
  readonly status: string | null;
  /** Null when the service names none. */
  readonly error: string | null;
  /** Any JSON, often text; null when there is none. */
  readonly output: unknown;
  /** The rows the agent collected, JSON of every kind, in practice objects. */
  readonly rows: readonly unknown[];
}

const wire = z.object({
  data: z.object({
    status: orNull(openState),
    output: orNull(anything),
    error: orNull(anything),
    dataTable: orNull(z.array(anything)),
  }),
});

/** `GET /task/{taskId}/run/result`: what came of the newest run. All of it may be missing. */
export async function taskResult(
  transport: Transport,
  taskId: string,
): Promise<Result<TaskResult, ServiceError>> {
  const read = await askTask(transport, taskId, 'run/result', wire);
  return mapResult(read, ({ data: { status, output, error, dataTable } }) => ({
    status,
    output,
    error: errorText(error),
    rows: dataTable ?? [],
  }));
}

/** Errors are text in practice; any other JSON is shown as what it is, unless it says that there is none. */
function errorText(error: unknown): string | null {
  if (typeof error === 'string') return error === '' ? null : error;
  const text = error === null || error === false ? '{}' : stringifyJson(error);
  return text === '{}' || text === '[]' ? null : text;
}
