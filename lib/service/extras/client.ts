import type { Transport } from '../exchange';
import { check } from './check';
import { listTasks } from './list-tasks';
import { liveView } from './live-view';
import { probe } from './probe';
import { stop } from './stop';
import { taskResult } from './task-result';
import type { Extras } from './types';

/** A client of what a service may have beyond the documented interface. */
export function createExtras(transport: Transport): Extras {
  return {
    probe: () => probe(transport),
    check: () => check(transport),
    listTasks: (page) => listTasks(transport, page),
    taskResult: (taskId) => taskResult(transport, taskId),
    stop: (taskId, what) => stop(transport, taskId, what),
    liveView: (taskId) => liveView(transport, taskId),
  };
}
