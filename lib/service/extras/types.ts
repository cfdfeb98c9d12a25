import type { Result } from '@/lib/result';
import type { ServiceError } from '../errors';
import type { Page } from '../types';
import type { Abilities } from './abilities';

/** What came of a run. Everything in it is the agent's own and untrusted. */
export interface TaskResult {
  readonly status: string | null;
  /** Null when the service names none. */
  readonly error: string | null;
  /** Any JSON, often text; null when there is none. */
  readonly output: unknown;
  /** The rows the agent collected, JSON of every kind, in practice objects. */
  readonly rows: readonly unknown[];
}

export interface ListedTask {
  readonly id: string;
  readonly status: string | null;
  readonly name: string | null;
}

/** One page of the service's own list. */
export interface TasksPage extends Page {
  readonly tasks: ListedTask[];
}

/**
 * The endpoints that only some services have, one method each. No method throws; where an endpoint is
 * missing, it answers with an error, so ask `probe` first.
 */
export interface Extras {
  probe(): Promise<Result<Abilities, ServiceError>>;
  /** Ok when the service accepts the key. */
  check(): Promise<Result<null, ServiceError>>;
  listTasks(page: number): Promise<Result<TasksPage, ServiceError>>;
  taskResult(taskId: string): Promise<Result<TaskResult, ServiceError>>;
  /** Ends the newest run of a task, or lets the task have no further runs. */
  stop(taskId: string, what: 'run' | 'task'): Promise<Result<null, ServiceError>>;
  /** Where the run can be watched, an http or https address; null when the service names none. */
  liveView(taskId: string): Promise<Result<string | null, ServiceError>>;
}
