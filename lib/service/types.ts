import type { Result } from '@/lib/result';
import type { ServiceError } from './errors';

/** A tool definition as sent on creation (interface §2); `parameters` is any JSON Schema. */
export interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

/** A pending tool call as a status carries it; `parameters` is kept exactly as it arrived. */
export interface ToolCall {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly parameters: unknown;
}

/** One reading of a run's status (interface §4.3). Both states are open strings. */
export interface RunStatus {
  readonly status: string | null;
  readonly detailedStatus: string | null;
  readonly call:
    | { readonly kind: 'none' }
    | { readonly kind: 'waiting'; readonly call: ToolCall }
    /** A `toolCall` is there but has no usable id or name: evidence of nothing. */
    | { readonly kind: 'unreadable' };
}

export interface Run {
  readonly id: string;
  /** As the service wrote it (ISO 8601 by the interface); null when absent. */
  readonly createdAt: string | null;
}

/** Which page of a list it is; `total` is null when the service gave none that is a number. */
export interface Page {
  readonly total: number | null;
  readonly page: number;
  readonly limit: number;
}

/** One page of runs (interface §4.2). */
export interface RunsPage extends Page {
  readonly runs: Run[];
}

export interface NewTask {
  readonly task: string;
  readonly agent: string;
  readonly tools: readonly ToolDefinition[];
}

/** The documented interface of a service, one method an endpoint. No method throws. */
export interface Service {
  createTask(task: NewTask): Promise<Result<{ readonly taskId: string }, ServiceError>>;
  listRuns(taskId: string, page: number): Promise<Result<RunsPage, ServiceError>>;
  runStatus(taskId: string): Promise<Result<RunStatus, ServiceError>>;
  /** Resolves ok when the service *accepted* the input: not yet that the agent has it. */
  submitToolInput(
    taskId: string,
    input: { readonly toolCallId: string; readonly input: string },
  ): Promise<Result<null, ServiceError>>;
}
