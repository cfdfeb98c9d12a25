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
