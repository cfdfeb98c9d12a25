/**
 * Every storage key there is. `local` is the disk; `session` is memory that outlives the worker
 * and ends with the browser. The lock of a task's or a connection's record has the name of its key.
 */
export const keys = {
  /** local: a TaskRecord. */
  task: (id: string) => `task:${id}`,
  /** local: the task's open call, with its parameters as JSON text. */
  call: (id: string) => `call:${id}`,
  /** local: LogEntry[]. */
  log: (id: string) => `log:${id}`,
  /** local: StoredTool[]: the tool definitions the task was created with. */
  tools: (id: string) => `tools:${id}`,
  /** session: the service's id of a new task, while there is no room to write the id in its record. */
  created: (id: string) => `created:${id}`,
  /** local, or session when secret: the StoredAnswer on its way to the service. */
  answer: (id: string) => `answer:${id}`,
  /** local, written by pages: a Draft of the answer to a call, without secrets. Services share call ids. */
  draft: (taskId: string, toolCallId: string) => `draft:${taskId}:${toolCallId}`,
  /** local, written by pages: a Draft of why the person cannot answer a call. */
  reason: (taskId: string, toolCallId: string) => `draft:${taskId}/reason:${toolCallId}`,
  /** local, written by pages: what was typed on New task. */
  newTaskDraft: 'draft-new-task',
  /** local, written by pages: a ToolDraft. */
  toolDraft: 'draft-tool',
  /** local, written by pages: a connection that is being added, without its key. */
  connectionDraft: 'draft-connection',
  /** local: a Connection. */
  connection: (id: string) => `connection:${id}`,
  /** local or session, as the connection says: its API key. */
  apiKey: (id: string) => `api-key:${id}`,
  /** local: the abilities found at the connection's service. */
  abilities: (connectionId: string) => `abilities:${connectionId}`,
  /** local: Settings. */
  settings: 'settings',
  /** local: StoredTool[]: the person's own tool definitions. */
  library: 'tool-library',
  /** local: a broken item, unchanged, that was moved here when its own key was written again. */
  quarantine: (key: string, at: number) => `quarantine:${at}:${key}`,
  /** local: the Looks at home. */
  looks: 'looks',
  /** session: the Schedule. */
  schedule: 'schedule',
  /** session: a text that is new with each Schedule that is written. */
  scheduleStamp: 'schedule-stamp',
  /** session: the Glance, written together with the Schedule. */
  glance: 'glance',
  /** session: the request notifications that the summary on screen stands for. */
  summary: 'summary',
  /**
   * session: when a notification last told that a connection's key is refused, or of a task's request with
   * a sound.
   */
  toldAt: (id: string) => `told-at:${id}`,
  /** session: when notifications were first brought up to date after the browser, or Beckon, started. */
  attendedAt: 'attended-at',
  /**
   * session: when old data was last removed, in ms since the epoch. Missing after a start, until the first
   * wake has looked for old data.
   */
  sweptAt: 'swept-at',
  /** session: there once Chromium's log is known to be whole, until a write to local fails: see `mendLog`. */
  whole: 'whole',
  /** local: what is written to begin a new log. It lies there for a moment; if the worker dies, until the log is mended again. */
  filler: 'filler',
  /** session: the Presence: what each visible page shows. */
  presence: 'presence',
  /** session: where the side panel is to go, and in which window. */
  intent: 'intent',
} as const;

/** The keys of a call's drafts: of its answer, and of why there can be none. */
export function draftsOf(taskId: string, toolCallId: string): readonly string[] {
  return [keys.draft(taskId, toolCallId), keys.reason(taskId, toolCallId)];
}

/** The part of a key before its first colon. */
export function kindOf(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

/** The part of a key after its first colon. */
export function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

export const prefixes = {
  task: 'task:',
  connection: 'connection:',
  draft: 'draft:',
} as const;
