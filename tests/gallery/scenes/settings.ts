import { press, textOf, write } from '../../support/beckon/page.ts';
import { waitFor } from '../../support/wait-for.ts';
import type { Scene } from '../scene.ts';
import { connection, minutesAgo } from '../stored.ts';

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
      await waitFor(
        'the outcome of the test',
        () => textOf(page),
        (text) => text.includes('cannot be reached'),
      );
    },
  },
  { name: 'settings-connected', hash: '#/settings' },
  {
    name: 'settings-refused-key',
    hash: '#/settings',
    stored: (setting) =>
      connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
  },
];
