import { createTask } from './create-task';
import { listRuns } from './list-runs';
import { runStatus } from './run-status';
import { submitToolInput } from './submit-tool-input';
import type { Transport } from './exchange';
import type { Service } from './types';

/** A client of one service. Each request carries the key, no cookies, and follows no redirect. */
export function createService(transport: Transport): Service {
  return {
    createTask: (task) => createTask(transport, task),
    listRuns: (taskId, page) => listRuns(transport, taskId, page),
    runStatus: (taskId) => runStatus(transport, taskId),
    submitToolInput: (taskId, input) => submitToolInput(transport, taskId, input),
  };
}
