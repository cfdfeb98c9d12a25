import type { Misbehaviour } from '../../service/misbehaviour/misbehaviour.ts';
import { press } from '../../support/beckon/page.ts';
import type { Scene } from '../scene.ts';
import { connection, task } from '../stored.ts';
import { answeredLog, begun, hash, instruction } from './task.ts';

const slow: Misbehaviour = { match: { path: 'runs', times: Infinity }, how: { kind: 'hang' } };

/** Pages that have asked for something that does not come. */
export const loadingScenes: readonly Scene[] = [
  {
    name: 'task-loading',
    hash,
    stored: (setting) => ({
      ...connection(setting),
      ...task('paper', instruction, begun(setting), answeredLog()),
    }),
    answering: slow,
  },
  {
    name: 'settings-loading',
    hash: '#/settings',
    answering: slow,
    act: async (page) => {
      await press(page, 'Change');
      await press(page, 'Test connection');
    },
  },
];
