import { control, press, submit } from '../../support/beckon/page.ts';
import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import type { Delivery } from '../../../lib/task/delivery.ts';
import type { SettledCall } from '../../../lib/task/record.ts';
import { buildCall } from '../../support/build-task.ts';
import { longText, longWord } from '../long-text.ts';
import type { Items, Scene, Setting } from '../scene.ts';
import { callingTask, connection, minutesAgo, task, waitingTask } from '../stored.ts';
import { asking } from './asking.ts';
import { choiceForm, everyFieldForm, loginForm } from './forms.ts';
import { unreadable } from './task.ts';

const instruction = 'Reorder printer paper';
const hash = '#/tasks/paper/request';
const answered = { answeredAt: minutesAgo(1), attempts: 1, secret: false };

function delivering(
  name: string,
  delivery: Delivery,
  more: (setting: Setting) => Items = () => ({}),
): Scene {
  return {
    name: `request-${name}`,
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, choiceForm, { call: { delivery } }),
      ...more(setting),
    }),
  };
}

/** The task's last request has ended, and none has come since. */
function settled(outcome: SettledCall['outcome']): Scene {
  const { toolCallId, digest, firstSeenAt, raised, raisedAt, snoozedUntil } = buildCall();
  const told = { firstSeenAt, raised, raisedAt, snoozedUntil };
  const ended = { toolCallId, digest, at: minutesAgo(0.1), outcome, told };
  return {
    name: `request-${outcome}`,
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, { settled: [ended] }),
    }),
  };
}

const longForm = {
  heading: longWord,
  description: longText,
  fields: [
    { type: 'text', label: longText, placeholder: longText },
    { type: 'radio', label: longWord, options: [{ label: longText, value: 1 }] },
    { type: 'checkbox', label: 'Terms', placeholder: longText },
  ],
  submitButton: { label: longText },
} as const;

export const requestScenes: readonly Scene[] = [
  {
    name: 'request-unreadable-since',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, loginForm, { changes: { trouble: unreadable() } }),
    }),
  },
  asking('login', loginForm),
  asking('error', loginForm, submit),
  asking('choice', choiceForm),
  asking('every-field', everyFieldForm),
  asking('long-text', longForm),
  asking('cannot-answer', loginForm, (page) => press(page, "Can't answer")),
  asking('written', loginForm, async (page) => {
    await control(page, 0).fill('orders@example.com');
    await control(page, 1).fill('a long password');
  }),
  {
    name: 'request-tool',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...callingTask(
        'paper',
        instruction,
        { order: { number: 'R-20418' }, wanted: ['serial_number'], urgent: false },
        {
          call: {
            toolName: 'look_up_order',
            digest: { kind: 'tool', heading: 'look_up_order', fields: 0, secrets: 0 },
          },
        },
      ),
    }),
  },
  {
    name: 'request-unreadable',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...callingTask(
        'paper',
        instruction,
        { heading: 'Log in', fields: 'an email and a password' },
        { call: { digest: { kind: 'unreadable', heading: 'Log in', fields: 0, secrets: 0 } } },
      ),
    }),
  },
  {
    ...delivering('queued', { state: 'queued', ...answered, attempts: 0 }, ({ service }) => ({
      [keys.answer('paper')]: seal({
        toolCallId: 'call-paper',
        origin: new URL(service.baseUrl).origin,
        input: '[]',
      }),
    })),
    backedOff: 'unreachable',
  },
  delivering('withdrawn', { state: 'withdrawn', ...answered, attempts: 0 }),
  delivering('sending', { state: 'sending', ...answered, since: minutesAgo(0.1) }),
  delivering('accepted', {
    state: 'accepted',
    ...answered,
    at: minutesAgo(0.5),
    revision: 2,
    stillWaiting: false,
  }),
  delivering('still-asked', {
    state: 'accepted',
    ...answered,
    at: minutesAgo(6),
    revision: 2,
    stillWaiting: true,
  }),
  delivering('unproven', {
    state: 'uncertain',
    ...answered,
    attempts: 2,
    since: minutesAgo(0.5),
    revision: 2,
    firstReadAt: null,
    accepted: false,
    stillWaiting: false,
  }),
  delivering('refused', {
    state: 'refused',
    ...answered,
    at: minutesAgo(0.5),
    stillWaiting: true,
    message: 'Input is required',
  }),
  delivering('refused-twice', {
    state: 'refused',
    ...answered,
    attempts: 2,
    at: minutesAgo(0.5),
    stillWaiting: true,
    message: 'Run is not waiting for tool input',
  }),
  settled('confirmed'),
  settled('gone'),
  {
    name: 'request-nothing-asked',
    hash,
    stored: (setting) => ({ ...connection(setting), ...task('paper', instruction) }),
  },
];
