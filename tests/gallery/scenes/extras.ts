import type { Abilities } from '../../../lib/service/extras/abilities.ts';
import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { collected } from '../../service/http/extras/collected.ts';
import type { Misbehaviour } from '../../service/misbehaviour/misbehaviour.ts';
import { press } from '../../support/beckon/page.ts';
import type { Items, Scene, Setting } from '../scene.ts';
import { connection, observed, task, waitingTask } from '../stored.ts';
import { answeredLog, begun, hash, instruction } from './task.ts';

/** What is stored about a service that was found to have every extra. */
function able(setting: Setting): Items {
  const has: Abilities = {
    check: true,
    tasks: true,
    result: true,
    stopRun: true,
    stopTask: true,
  };
  const { baseUrl } = setting.service;
  return { ...connection(setting), [keys.abilities('office')]: seal({ baseUrl, has }) };
}

/** How the service answers requests that are not in the interface. */
function answering(body: object): Misbehaviour {
  const how = { kind: 'status', code: 200, body: { success: true, ...body } } as const;
  return { match: { path: 'other', times: Infinity }, how };
}

const result = {
  status: 'completed',
  error: null,
  output: 'Ordered 20 boxes of Laser A4, 80 g/m². They arrive on Thursday.',
  dataTable: collected,
};

const captcha = {
  heading: 'Are you a person?',
  description: 'The shop wants a captcha solved. Solve it in the live view, then tell me.',
  fields: [{ type: 'checkbox', label: 'Captcha', placeholder: 'It is solved', required: true }],
  submitButton: { label: 'Go on' },
} as const;

export const extrasScenes: readonly Scene[] = [
  {
    name: 'task-stoppable',
    hash,
    stored: (setting) => ({
      ...able(setting),
      ...task('paper', instruction, begun(setting), answeredLog()),
    }),
    act: (page) => press(page, 'Stop run'),
  },
  {
    name: 'request-live-view',
    hash: `${hash}/request`,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, captcha),
    }),
    answering: {
      match: { path: 'status', times: Infinity },
      how: {
        kind: 'status',
        code: 200,
        body: {
          success: true,
          data: {
            status: 'running',
            detailedStatus: 'tool_call',
            liveStatus: 'https://live.example.net/session/9',
            toolCall: {
              toolCallId: 'call-paper',
              tool: { name: 'form_input', parameters: captcha },
            },
          },
        },
      },
    },
  },
  {
    name: 'task-result',
    hash,
    stored: (setting) => {
      const changes = { ...begun(setting), observed: observed('completed', null, 2) };
      return { ...able(setting), ...task('paper', instruction, changes, answeredLog()) };
    },
    answering: answering({ data: result }),
  },
  {
    name: 'new-task-listed',
    hash: '#/new',
    stored: able,
    answering: answering({
      data: [
        { id: '3f9a1c', status: 'active', readable_name: 'Reorder printer paper' },
        { id: '77be02', status: 'inactive', readable_name: 'Find the cheapest train' },
      ],
      total: '2',
      page: 1,
      limit: 30,
    }),
    act: async (page) => {
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.server-tasks summary')?.click(),
      );
    },
  },
];
