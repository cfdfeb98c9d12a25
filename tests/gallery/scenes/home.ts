import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { longText, longWord } from '../long-text.ts';
import type { Scene } from '../scene.ts';
import { connection, minutesAgo, observed, task, waitingTask } from '../stored.ts';
import { choiceForm, loginForm } from './forms.ts';

const completed = { observed: observed('completed', null, 95), activeAt: minutesAgo(95) };

export const homeScenes: readonly Scene[] = [
  { name: 'home-first-time', hash: '#/', stored: () => ({}) },
  { name: 'home-empty', hash: '#/' },
  {
    name: 'home-busy',
    hash: '#/',
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('a', 'Reorder printer paper', loginForm),
      ...waitingTask('b', 'Weekly groceries', choiceForm, {
        call: { firstSeenAt: minutesAgo(0.5) },
      }),
      ...task('c', 'Compare flight prices to Lisbon'),
      ...task('d', 'Book the dentist for March', { observed: observed('scheduled', 'ready', 1) }),
      ...task('e', 'Export last month’s invoices', { watch: 'paused' }),
      ...task('f', 'Renew the library books', completed),
      ...task('g', 'Cancel the gym membership', {
        ...completed,
        observed: observed('error', null, 200),
      }),
    }),
  },
  {
    name: 'home-long-text',
    hash: '#/',
    stored: (setting) => ({
      ...connection(setting),
      ...waitingTask('a', longText, { ...loginForm, heading: longText }),
      ...waitingTask('b', longWord, { ...loginForm, heading: longWord }),
      ...task('c', longWord),
      ...task('d', longText, completed),
    }),
  },
  {
    name: 'home-refused-key',
    hash: '#/',
    stored: (setting) => ({
      ...connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
      ...task('c', 'Compare flight prices to Lisbon'),
    }),
  },
  {
    name: 'home-damaged-task',
    hash: '#/',
    stored: (setting) => ({
      ...connection(setting),
      [keys.task('damaged')]: seal({ id: 'damaged' }),
      ...task('c', 'Compare flight prices to Lisbon'),
    }),
  },
];
