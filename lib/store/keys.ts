/**
 * Every storage key there is. `local` is the disk; `session` is memory that outlives the worker
 * and ends with the browser. The lock of a task's or a connection's record has the name of its key.
 */
export const keys = {
  /** local: a TaskRecord. */
  task: (id: string) => `task:${id}`,
  /** local: a StoredCall: the parameters of the task's open call, as JSON text. */
  call: (id: string) => `call:${id}`,
  /** local: LogEntry[]. */
  log: (id: string) => `log:${id}`,
  /** local: StoredTool[]: the tool definitions the task was created with. */
  tools: (id: string) => `tools:${id}`,
  /** session: the service's id of a task it has made, while that cannot be written in its record. */
  created: (id: string) => `created:${id}`,
  /** local, or session when secret: the `input` string on its way to the service. */
  answer: (id: string) => `answer:${id}`,
  /** local, written by pages: what was typed for a call, secrets left out. Services share call ids. */
  draft: (taskId: string, toolCallId: string) => `draft:${taskId}:${toolCallId}`,
  /** local, written by pages: a Draft too, of why the person cannot answer a call. */
  reason: (taskId: string, toolCallId: string) => `draft:${taskId}/reason:${toolCallId}`,
  /** local, written by pages: what was typed on New task. */
  newTaskDraft: 'draft-new-task',
  /** local, written by pages: a ToolDraft. */
  toolDraft: 'draft-tool',
  /** local, written by pages: what was typed of a connection that is being added, but for its key. */
  connectionDraft: 'draft-connection',
  /** local: a Connection. */
  connection: (id: string) => `connection:${id}`,
  /** local or session, as the connection says: its API key. */
  apiKey: (id: string) => `api-key:${id}`,
  /** local: what was found of its service's abilities. */
  abilities: (connectionId: string) => `abilities:${connectionId}`,
  /** local: Settings. */
  settings: 'settings',
  /** local: StoredTool[]: the person's own tool definitions. */
  library: 'tool-library',
  /** local: something broken, as it was, that had to make room at its own key. */
  quarantine: (key: string, at: number) => `quarantine:${at}:${key}`,
  /** local: the Looks at home. */
  looks: 'looks',
  /** session: the Schedule. */
  schedule: 'schedule',
  /** session: another text with each Schedule that is written. */
  scheduleStamp: 'schedule-stamp',
  /** session: the Glance, written together with the Schedule. */
  glance: 'glance',
  /** session: the request notifications that the summary on screen stands for. */
  summary: 'summary',
  /** session: when notifications were first seen to since the browser, or Beckon, started. */
  attendedAt: 'attended-at',
  /** session: when what is too old was last removed, in ms since the epoch. */
  sweptAt: 'swept-at',
  /** session: the Presence: what each visible page shows. */
  presence: 'presence',
  /** session: where the side panel is to go, and in which window. */
  intent: 'intent',
} as const;

/** The drafts of a call: of its answer, and of why there can be none. */
export function draftsOf(taskId: string, toolCallId: string): readonly string[] {
  return [keys.draft(taskId, toolCallId), keys.reason(taskId, toolCallId)];
}

/** A key up to its colon. */
export function kindOf(key: string): string {
  return key.split(':', 1)[0] ?? key;
}

/** What stands behind it. */
export function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

export const prefixes = {
  task: 'task:',
  connection: 'connection:',
  draft: 'draft:',
} as const;
