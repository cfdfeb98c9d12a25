import { submit } from '../../support/beckon/page.ts';
import type { Scene } from '../scene.ts';
import { connection, waitingTask } from '../stored.ts';
import { choiceForm, everyFieldForm, loginForm } from './forms.ts';

const instruction = 'Reorder printer paper';
const hash = '#/tasks/paper/request';

export const requestScenes: readonly Scene[] = [
  {
    name: 'request-login',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, loginForm),
    }),
  },
  {
    name: 'request-error',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, loginForm),
    }),
    act: submit,
  },
  {
    name: 'request-choice',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, choiceForm),
    }),
  },
  {
    name: 'request-every-field',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('paper', instruction, everyFieldForm),
    }),
  },
];
