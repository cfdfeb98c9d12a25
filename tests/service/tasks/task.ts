import type { Understood } from '../agent/read-answer.ts';
import type { Ask, Scenario } from '../agent/scenario.ts';

/** One run of a task. Only its agent writes it. */
export interface Run {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The step of the scenario that the run stands at, from 0. */
  position: number;
  status: string | null;
  detailedStatus: string | null;
  call: { readonly toolCallId: string; readonly ask: Ask } | null;
  readonly answers: {
    readonly toolCallId: string;
    /** The input string exactly as it came. */
    readonly input: string;
    readonly understood: Understood;
  }[];
}

interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

export interface NewTask {
  readonly task: string;
  readonly agent: string;
  readonly tools: readonly ToolDefinition[];
}

export interface Task extends NewTask {
  readonly taskId: string;
  readonly scenario: Scenario;
  /** The task gets no further runs. */
  readonly stopped: boolean;
  /** Newest first; never empty. */
  readonly runs: readonly [Run, ...Run[]];
}
