import { createTask } from './create-task';
import type { Transport } from './exchange';
import { listRuns } from './list-runs';
import { runStatus } from './run-status';
import { submitToolInput } from './submit-tool-input';
import type { Service } from './types';

/** A worker dies of a response that takes 30 s. */
const defaultTimeoutMs = 20_000;

interface Options {
  readonly fetch: typeof fetch;
  /** `baseUrl` as `normaliseAddress` gives it. The key goes to this address only. */
  readonly connection: { readonly baseUrl: string; readonly key: string };
  /** How long one exchange may take, body included. */
  readonly timeoutMs?: number;
  /** Milliseconds since the epoch, for a `Retry-After` that is a date. */
  readonly now?: () => number;
}

/** A client of one service. Each request carries the key, no cookies, and follows no redirect. */
export function createService({
  fetch,
  connection: { baseUrl, key },
  timeoutMs = defaultTimeoutMs,
  now = Date.now,
}: Options): Service {
  const transport: Transport = { fetch, baseUrl, key, timeoutMs, now };
  return {
    createTask: (task) => createTask(transport, task),
    listRuns: (taskId, query) => listRuns(transport, taskId, query),
    runStatus: (taskId) => runStatus(transport, taskId),
    submitToolInput: (taskId, input) => submitToolInput(transport, taskId, input),
  };
}
