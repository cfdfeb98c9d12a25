import type { Input } from '@/lib/commands';
import type { NewTaskDraft } from '@/lib/store/new-task-draft';
import type { Connection } from '@/lib/task/connection';
import type { Digest, OpenCall, TaskRecord } from '@/lib/task/record';
import type { Backoff, Schedule, ScheduleEntry } from '@/lib/task/schedule';

/** The time of the built records, unless a test says otherwise. */
export const testNow = Date.UTC(2026, 10, 18, 9, 50, 0);

/** A running task; a test overrides the fields that it is about. */
export function buildTask(id: string, changes: Partial<TaskRecord> = {}): TaskRecord {
  return {
    id,
    connectionId: 'office',
    instruction: `Do the thing called ${id}`,
    title: null,
    agent: 'BROWSER_AGENT',
    addedAt: testNow - 60_000,
    revision: 1,
    watch: 'watched',
    muted: false,
    pinned: false,
    creation: { state: 'created', taskId: `service-${id}`, at: testNow - 59_000 },
    observed: { status: 'running', detailedStatus: 'processing_page', changedAt: testNow - 50_000 },
    ending: null,
    stopped: false,
    activeAt: testNow - 60_000,
    call: null,
    settled: [],
    trouble: null,
    ...changes,
  };
}

export function buildCall(
  changes: Partial<OpenCall> & { readonly digest?: Digest } = {},
): OpenCall {
  return {
    toolCallId: 'call-1',
    toolName: 'form_input',
    digest: { kind: 'form', heading: 'Log in', fields: 2, secrets: 1 },
    firstSeenAt: testNow - 30_000,
    raised: 1,
    raisedAt: testNow - 30_000,
    snoozedUntil: null,
    delivery: null,
    ...changes,
  };
}

export function buildConnection(changes: Partial<Connection> = {}): Connection {
  return {
    id: 'office',
    name: 'Office tasks',
    baseUrl: 'https://api.example.net/api/v1',
    addedAt: testNow - 3_600_000,
    keyKept: 'disk',
    health: { state: 'ok' },
    troubleTold: false,
    ...changes,
  };
}

/** What a page sends to save that connection, with a new key. */
export function buildSave(
  changes: Partial<Input<'connection.save'>> = {},
): Input<'connection.save'> {
  return {
    id: 'office',
    name: 'Office',
    address: 'https://api.example.net',
    key: 'new-key',
    allowPlainHttp: false,
    keyKept: 'disk',
    ...changes,
  };
}

/** A schedule in which the given tasks were checked 8 s ago. */
export function buildSchedule(
  ids: readonly string[],
  changes: Partial<Schedule> = {},
  entry: Partial<ScheduleEntry> = {},
): Schedule {
  const checked: ScheduleEntry = {
    connectionId: 'office',
    revision: 1,
    pace: 'open',
    activeAt: testNow - 600_000,
    changedAt: testNow - 600_000,
    checkedAt: testNow - 8_000,
    triedAt: testNow - 8_000,
    failures: 0,
    waiting: null,
    raiseAt: null,
    raisedAt: null,
    silenced: false,
    ending: null,
    over: false,
    unclear: false,
    outbox: null,
    stale: false,
    unsaved: false,
    ...entry,
  };
  return {
    tasks: Object.fromEntries(ids.map((id) => [id, checked])),
    backoff: {},
    stopped: {},
    storageFull: false,
    ...changes,
  };
}

/** A connection that failed a moment ago. */
export function buildBackoff(changes: Partial<Backoff> = {}): Backoff {
  return {
    cause: 'unreachable',
    failures: 1,
    since: testNow,
    until: testNow + 2_000,
    askedUntil: null,
    ...changes,
  };
}

/** What New task holds, typed and not started yet. */
export function buildNewTaskDraft(
  instruction: string,
  changes: Partial<NewTaskDraft> = {},
): NewTaskDraft {
  return {
    instruction,
    agent: 'BROWSER_AGENT',
    connectionId: null,
    askWithForm: true,
    simpleForm: false,
    tools: [],
    ...changes,
  };
}
