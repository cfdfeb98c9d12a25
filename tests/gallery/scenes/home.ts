import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { longText, longWord } from '../long-text.ts';
import { press } from '../../support/beckon/page.ts';
import type { Items, Scene, Setting } from '../scene.ts';
import { connection, minutesAgo, observed, task, waitingTask } from '../stored.ts';
import { choiceForm, loginForm } from './forms.ts';
import { unreadable } from './task.ts';

const completed = { observed: observed('completed', null, 95), activeAt: minutesAgo(95) };

function second(setting: Setting): Items {
  return connection(setting, { id: 'home', name: 'At home' });
}

function looks(): Items {
  return { [keys.looks]: seal({ before: minutesAgo(300), latest: minutesAgo(250) }) };
}

function many(): Items {
  return {
    ...waitingTask('a', 'Reorder printer paper', loginForm, {
      changes: { trouble: unreadable(), muted: true },
    }),
    ...task('c', 'Compare flight prices to Lisbon', { pinned: true, connectionId: 'home' }),
    ...task('d', 'Book the dentist for March', { observed: observed('scheduled', 'ready', 1) }),
    ...task('j', 'Order the toner', { trouble: unreadable() }),
    ...task('e', 'Export last month’s invoices', { watch: 'paused' }),
    ...task('f', 'Renew the library books', { ...completed, connectionId: 'home' }),
    ...task('g', 'Cancel the gym membership', {
      ...completed,
      observed: observed('error', null, 200),
    }),
    ...task('h', 'Collect the invoices of the year', {
      ...completed,
      observed: observed('completed', null, 400),
    }),
    ...task('i', 'Find a plumber', { ...completed, watch: 'archived' }),
  };
}

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
    name: 'home-many',
    hash: '#/',
    stored: (setting) => ({ ...connection(setting), ...second(setting), ...many(), ...looks() }),
    act: (page) => press(page, 'What to do with Compare flight prices to Lisbon'),
  },
  {
    name: 'home-searched',
    hash: '#/',
    stored: (setting) => ({ ...connection(setting), ...second(setting), ...many() }),
    act: async (page) => {
      await page.locator('input[type=search]').fill('invoices');
      await page.waitForFunction(() => !document.body.innerText.includes('Lisbon'));
    },
  },
  {
    name: 'home-renaming',
    hash: '#/',
    stored: (setting) => ({ ...connection(setting), ...task('c', longText) }),
    act: async (page) => {
      await page.locator('.dots').click();
      await press(page, 'Rename');
    },
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
    stopped: true,
    stored: (setting) => ({
      ...connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
      ...task('c', 'Compare flight prices to Lisbon'),
    }),
  },
  {
    name: 'home-redirected',
    hash: '#/',
    backedOff: 'redirected',
    stored: (setting) => ({
      ...connection(setting),
      ...task('c', 'Compare flight prices to Lisbon'),
    }),
  },
  {
    name: 'home-damaged-connection',
    hash: '#/',
    stored: (setting) => ({
      ...connection(setting),
      [keys.connection('damaged')]: seal({ id: 'damaged' }),
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
