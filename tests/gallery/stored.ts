import { seal } from '../../lib/store/envelope.ts';
import { sealSchedule } from '../../lib/store/seal-schedule.ts';
import { keys } from '../../lib/store/keys.ts';
import type { Connection } from '../../lib/task/connection.ts';
import type { LogEntry } from '../../lib/task/log.ts';
import type { OpenCall, TaskRecord } from '../../lib/task/record.ts';
import type { Form } from '../service/agent/form-field.ts';
import {
  buildBackoff,
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
} from '../support/build-task.ts';
import type { Items, Scene, Setting } from './scene.ts';

const minute = 60_000;

export function minutesAgo(count: number): number {
  return Date.now() - count * minute;
}

/** A connection to the gallery's service, and its key. */
export function connection({ service }: Setting, changes: Partial<Connection> = {}): Items {
  const connection = buildConnection({ baseUrl: service.baseUrl, ...changes });
  return {
    [keys.connection(connection.id)]: seal(connection),
    [keys.apiKey(connection.id)]: seal(service.key),
  };
}

/** A task, begun 12 minutes ago unless told otherwise. */
export function task(
  id: string,
  instruction: string,
  changes: Partial<TaskRecord> = {},
  log: readonly LogEntry[] = [],
): Items {
  const record = buildTask(id, {
    instruction,
    addedAt: minutesAgo(12),
    activeAt: minutesAgo(5),
    creation: { state: 'created', taskId: id, at: minutesAgo(12) },
    observed: observed('running', 'processing_page', 5),
    ...changes,
  });
  return { [keys.task(id)]: seal(record), [keys.log(id)]: seal(log) };
}

export function observed(status: string | null, detailedStatus: string | null, ago: number) {
  return { status, detailedStatus, changedAt: minutesAgo(ago) };
}

export interface Asked {
  readonly call?: Partial<OpenCall>;
  readonly changes?: Partial<TaskRecord>;
  readonly log?: readonly LogEntry[];
}

/** A task whose agent waits for this form. */
export function waitingTask(
  id: string,
  instruction: string,
  form: Form,
  { call, ...rest }: Asked = {},
): Items {
  const secrets = form.fields.filter(({ type }) => type === 'password').length;
  const heading = form.heading.slice(0, 200);
  const digest = { kind: 'form', heading, fields: form.fields.length, secrets } as const;
  return callingTask(id, instruction, form, { call: { digest, ...call }, ...rest });
}

/** A task whose agent calls a tool with these parameters. */
export function callingTask(
  id: string,
  instruction: string,
  parameters: object,
  { call = {}, changes = {}, log }: Asked,
): Items {
  const open = buildCall({
    toolCallId: `call-${id}`,
    firstSeenAt: minutesAgo(4),
    raisedAt: minutesAgo(4),
    ...call,
  });
  const { toolCallId, toolName } = open;
  const waiting = { call: open, observed: observed('running', 'tool_call', 4), ...changes };
  return {
    ...task(id, instruction, waiting, log),
    [keys.call(id)]: seal({ toolCallId, toolName, parameters: JSON.stringify(parameters) }),
  };
}

type Trouble = Pick<Scene, 'backedOff' | 'stopped'>;

/**
 * For the session's storage area. All tasks were checked 3 s ago, or 12 min ago if the service has
 * failed.
 */
export function schedule(local: Items, { backedOff: cause, stopped }: Trouble): Items {
  const prefix = keys.task('');
  const ids = Object.keys(local).filter((key) => key.startsWith(prefix));
  const checked = {
    checkedAt: cause ? minutesAgo(12) : Date.now() - 3_000,
    activeAt: minutesAgo(5),
    changedAt: minutesAgo(5),
  };
  const tasks = ids.map((key) => key.slice(prefix.length));
  const office = cause && buildBackoff({ cause, since: minutesAgo(1), until: minutesAgo(-60) });
  const troubles = {
    ...(office && { backoff: { office } }),
    ...(stopped && { stopped: { office: minutesAgo(-60) } }),
  };
  const built = buildSchedule(tasks, troubles, checked);
  for (const [id, entry] of Object.entries(built.tasks)) {
    built.tasks[id] = { ...entry, connectionId: connectionOf(local[keys.task(id)]) };
  }
  return sealSchedule(built);
}

/** The id of a stored task's connection; the first connection's if the task is damaged. */
function connectionOf(stored: unknown): string {
  const id = member(member(stored, 'data'), 'connectionId');
  return typeof id === 'string' ? id : 'office';
}

function member(value: unknown, key: string): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.find(([name]) => name === key)?.[1];
}
