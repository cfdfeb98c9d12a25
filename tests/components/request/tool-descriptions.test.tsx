import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { StoredTool } from '@/lib/tools/definition';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const tool: StoredTool = {
  name: 'look_up_order',
  description: 'Looks up one of our <b>orders</b>.',
  parameters: JSON.stringify({
    properties: {
      id: { description: 'The number on the invoice' },
      lines: { items: { properties: { count: { description: 'How many\u202e' } } } },
    },
  }),
};

async function showCall(tools: unknown) {
  const world = pageWorld({ place: 'panel' });
  const digest = { kind: 'tool', heading: 'look_up_order', fields: 0, secrets: 0 } as const;
  const call = buildCall({ toolName: 'look_up_order', digest });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { call })],
  });
  const parameters = '{"id":"A-1029","lines":[{"count":2}],"note":"soon"}';
  await world.storage.local.set({
    [keys.call('a')]: seal({ toolCallId: 'call-1', toolName: 'look_up_order', parameters }),
    [keys.tools('a')]: tools,
  });
  show(world, '#/tasks/a/request');
}

const box = page.getByRole('region', { name: 'look_up_order' });

test('a call says what the tool is for, and what each argument is', async () => {
  await showCall(seal([{ ...tool, name: 'other' }, tool]));
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      'What you told the agent this tool is for: Looks up one of our <b>orders</b>.',
    );
  await expect.element(box).toMatchTextContent('idThe number on the invoiceA-1029 text');
  await expect.element(box).toMatchTextContent('countHow many‹U+202E›2 number');
  await expect.element(box).toMatchTextContent('notesoon text');
});

test.each([
  ['made elsewhere', undefined],
  ['with other tools', seal([{ ...tool, name: 'other' }])],
  ['whose tools are damaged', { v: 1, data: 'tools' }],
])('the call of a task %s is shown without', async (_, tools) => {
  await showCall(tools);
  await expect.element(box).toMatchTextContent('look_up_orderidA-1029 text');
});
