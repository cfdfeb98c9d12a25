import type { Page } from 'puppeteer-core';
import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { press, textOf, write } from '../../support/beckon/page.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Scene } from '../scene.ts';
import { connection, minutesAgo, task } from '../stored.ts';

/** The settings that apply until the person changes one. Node cannot load the page's own. */
const defaultSettings = {
  tellRequests: true,
  tellFinished: true,
  tellFailed: true,
  remind: true,
  hideDetails: false,
  openNext: false,
  historyDays: 30,
};

/** Waits until the outcome of the connection's test is shown. */
async function tested(page: Page, words: string): Promise<void> {
  await waitFor(
    'the outcome of the test',
    () => textOf(page),
    (text) => text.includes(words),
  );
}

export const settingsScenes: readonly Scene[] = [
  { name: 'settings-first-time', hash: '#/settings', stored: () => ({}) },
  {
    name: 'settings-unencrypted',
    hash: '#/settings',
    stored: () => ({}),
    act: async (page) => {
      await write(page, 'Name', 'Office tasks');
      await write(page, 'Service address', 'http://tasks.example.net:2003');
    },
  },
  {
    name: 'settings-error',
    hash: '#/settings',
    stored: () => ({}),
    act: async (page) => {
      await press(page, 'Save connection');
    },
  },
  {
    name: 'settings-unreachable',
    hash: '#/settings',
    stored: () => ({}),
    act: async (page) => {
      await write(page, 'Service address', 'http://127.0.0.1:9');
      await write(page, 'API key', 'a key');
      await press(page, 'Test connection');
      await tested(page, 'cannot be reached');
    },
  },
  { name: 'settings-connected', hash: '#/settings' },
  {
    name: 'settings-notifications-blocked',
    hash: '#/',
    act: async (page) => {
      // As Chromium answers once they are blocked; tests/e2e/blocked-notifications.test.ts blocks them.
      await page.evaluate(() => {
        chrome.notifications.getAll = () => Promise.reject(new Error('Unknown error.'));
        location.hash = '#/settings';
      });
      await page.waitForSelector('h2 ::-p-text(Notifications)');
    },
  },
  {
    name: 'settings-saved',
    hash: '#/settings',
    act: async (page) => {
      await press(page, 'Change');
      await press(page, 'Save connection');
      await tested(page, 'answers and accepts the key');
    },
  },
  {
    name: 'settings-saved-unreachable',
    hash: '#/settings',
    stored: () => ({}),
    act: async (page) => {
      await write(page, 'Name', 'The purchasing department of the office in Hamburg');
      await write(page, 'Service address', 'http://127.0.0.1:9');
      await write(page, 'API key', 'a key');
      await press(page, 'Save connection');
      await tested(page, 'cannot be reached');
    },
  },
  {
    name: 'settings-down',
    hash: '#/settings',
    backedOff: 'server-error',
  },
  {
    name: 'settings-refused-key',
    hash: '#/settings',
    stored: (setting) =>
      connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
  },
  {
    name: 'settings-removing',
    hash: '#/settings',
    stored: (setting) => ({ ...connection(setting), ...task('paper', 'Reorder printer paper') }),
    act: (page) => press(page, 'Remove'),
  },
  {
    name: 'settings-damaged',
    hash: '#/settings',
    stored: (setting) => ({
      ...connection(setting),
      [keys.task('damaged')]: seal({ id: 'damaged' }),
      [keys.apiKey('damaged')]: seal(7),
    }),
  },
  {
    name: 'settings-quiet',
    hash: '#/settings',
    stored: (setting) => ({
      ...connection(setting),
      [keys.settings]: seal({
        ...defaultSettings,
        pausedUntil: minutesAgo(-45),
        quietHours: { on: true, from: 22 * 60, to: 7 * 60, days: [1, 2, 3, 4, 5] },
      }),
    }),
  },
  {
    name: 'settings-deleting',
    hash: '#/settings',
    act: (page) => press(page, 'Delete everything'),
  },
];
