import type { LogEntry } from '../../../lib/task/log.ts';
import type { TaskRecord } from '../../../lib/task/record.ts';
import { longText, longWord } from '../long-text.ts';
import type { Scene, Setting } from '../scene.ts';
import { connection, minutesAgo, observed, task, waitingTask } from '../stored.ts';
import { loginForm } from './forms.ts';

export const instruction =
  'Reorder 20 boxes of A4 printer paper from our supplier portal, cheapest option that arrives before Friday.';
export const hash = '#/tasks/paper';

function log(): readonly LogEntry[] {
  const toolCallId = 'weight';
  const heading = 'Which paper weight?';
  const answers = [{ label: 'Weight', text: '80 g/m²' }];
  return [
    { kind: 'created', at: minutesAgo(38) },
    { kind: 'status', at: minutesAgo(37), status: 'running', detailedStatus: 'processing_page' },
    { kind: 'asked', at: minutesAgo(21), toolCallId, heading },
    { kind: 'answered', at: minutesAgo(17), toolCallId, heading, answers },
    { kind: 'accepted', at: minutesAgo(17), toolCallId },
    { kind: 'confirmed', at: minutesAgo(16.8), toolCallId },
    { kind: 'asked', at: minutesAgo(4), toolCallId: 'login', heading: loginForm.heading },
  ];
}

/** The log up to the answer to the first request, so that nothing waits. */
export function answeredLog(): readonly LogEntry[] {
  return log().slice(0, 6);
}

export function begun({ taskId }: Setting): Partial<TaskRecord> {
  return {
    addedAt: minutesAgo(38),
    creation: { state: 'created', taskId, at: minutesAgo(38) },
  };
}

/** The agent asks for something that the interface does not know as a tool call. */
export function unreadable(): NonNullable<TaskRecord['trouble']> {
  return { kind: 'unreadable-call', message: null, at: minutesAgo(1) };
}

/** A task whose run has ended, or that is not watched. */
function ended(name: string, changes: Partial<TaskRecord>, log: readonly LogEntry[]): Scene {
  return {
    name,
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, { ...begun(setting), ...changes }, log),
    }),
  };
}

export const taskScenes: readonly Scene[] = [
  {
    name: 'task-waiting',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, loginForm, { changes: begun(setting), log: log() }),
    }),
  },
  {
    name: 'task-running-long-text',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', longText, { addedAt: minutesAgo(38) }, [
        ...log(),
        { kind: 'status', at: minutesAgo(3), status: 'running', detailedStatus: longWord },
        {
          kind: 'status',
          at: minutesAgo(2),
          status: 'running',
          detailedStatus: longText.slice(0, 1_000),
        },
      ]),
    }),
  },
  ended('task-paused', { watch: 'paused' }, [
    ...answeredLog(),
    { kind: 'watch', at: minutesAgo(2), watch: 'paused' },
  ]),
  ended('task-completed', { observed: observed('completed', null, 2) }, log()),
  ended('task-stopped', { stopped: true, observed: observed('error', 'API abort', 2) }, [
    ...answeredLog(),
    { kind: 'stopped', at: minutesAgo(2.1) },
    { kind: 'status', at: minutesAgo(2), status: 'error', detailedStatus: 'API abort' },
  ]),
  {
    name: 'task-unclear',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, {
        creation: { state: 'unknown', since: minutesAgo(1) },
        observed: null,
      }),
    }),
  },
  {
    name: 'task-unclear-refused',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, {
        creation: {
          state: 'unknown',
          since: minutesAgo(1),
          refusal: { reason: 'no-answer', message: null },
        },
        observed: null,
      }),
    }),
  },
  {
    name: 'task-not-started',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, {
        creation: {
          state: 'refused',
          since: minutesAgo(1),
          reason: 'refused',
          message: 'Agent BROWSER_AGENT is not available on this plan',
        },
        observed: null,
      }),
    }),
  },
  {
    name: 'task-unreadable-call',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, { ...begun(setting), trouble: unreadable() }, log()),
    }),
  },
  {
    name: 'task-refused-status',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, {
        ...begun(setting),
        trouble: { kind: 'refused', message: 'Task not found', at: minutesAgo(1) },
      }),
    }),
  },
  { name: 'task-missing', hash },
];
