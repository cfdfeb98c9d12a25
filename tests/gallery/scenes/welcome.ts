import type { Scene } from '../scene.ts';
import { connection, minutesAgo } from '../stored.ts';

export const welcomeScenes: readonly Scene[] = [
  { name: 'welcome', hash: '#/welcome', stored: () => ({}) },
  { name: 'welcome-connected', hash: '#/welcome' },
  {
    name: 'welcome-refused-key',
    hash: '#/welcome',
    stored: (setting) =>
      connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
  },
];
