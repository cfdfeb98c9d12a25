import { press, write } from '../../support/beckon/page.ts';
import type { Scene } from '../scene.ts';
import { connection, minutesAgo } from '../stored.ts';

const instruction = 'Find the cheapest train from Basel to Hamburg on 4 December and hold a seat.';

export const newTaskScenes: readonly Scene[] = [
  { name: 'new-task-no-connection', hash: '#/new', stored: () => ({}) },
  { name: 'new-task-empty', hash: '#/new' },
  {
    name: 'new-task-written',
    hash: '#/new',
    act: (page) => write(page, 'What should the agent do?', instruction),
  },
  {
    name: 'new-task-alike-connections',
    hash: '#/new',
    stored: (setting) => ({
      ...connection(setting, { id: 'a', name: 'Nordwind travel agency, production' }),
      ...connection(setting, { id: 'b', name: 'Nordwind travel agency, staging' }),
    }),
  },
  {
    name: 'new-task-refused-key',
    hash: '#/new',
    stopped: true,
    stored: (setting) =>
      connection(setting, {
        health: { state: 'refused-key', at: minutesAgo(3), message: 'Invalid API key' },
      }),
  },
  { name: 'new-task-error', hash: '#/new', act: (page) => press(page, 'Start task') },
  {
    name: 'new-task-unknown-id',
    hash: '#/new',
    answering: {
      match: { path: 'status' },
      how: { kind: 'refuse-with-200', error: 'Task not found' },
    },
    act: async (page) => {
      await write(page, 'Watch an existing task', 'mistyped');
      await press(page, 'Watch');
      await page.waitForSelector('[role=alert]');
    },
  },
];
