import { seal } from '../../../lib/store/envelope.ts';
import { keys } from '../../../lib/store/keys.ts';
import { press, write } from '../../support/beckon/page.ts';
import { longWord } from '../long-text.ts';
import type { Scene } from '../scene.ts';

const order = {
  name: 'look_up_order',
  description: 'Looks up an order of ours by its number, and says what is in it.',
  parameters: JSON.stringify({
    type: 'object',
    properties: {
      number: { type: 'string', description: 'Six digits, as on the invoice.' },
      branch: { type: 'string', enum: ['head office', 'warehouse'] },
    },
    required: ['number'],
  }),
};
const bare = { name: 'call_me', description: '', parameters: '{"type":"object"}' };
const long = { ...order, name: 'a'.repeat(64), description: `${longWord} ${order.description}` };

const library = (...tools: readonly object[]) => ({ [keys.library]: seal(tools) });

export const toolScenes: readonly Scene[] = [
  { name: 'tools-empty', hash: '#/tools' },
  { name: 'tools-list', hash: '#/tools', stored: () => library(long, bare, order) },
  {
    name: 'tools-editor',
    hash: '#/tools',
    stored: () => library(order),
    act: async (page) => press(page, 'Edit look_up_order'),
  },
  {
    name: 'tools-error',
    hash: '#/tools',
    act: async (page) => {
      await press(page, 'New tool');
      await write(page, 'Parameters', '{\n  "type": "object",\n}');
      await press(page, 'Save tool');
    },
  },
  {
    name: 'tools-import',
    hash: '#/tools',
    stored: () => library(order),
    act: async (page) => press(page, 'Import'),
  },
];
