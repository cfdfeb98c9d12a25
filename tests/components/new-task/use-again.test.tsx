import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { type StoredTool, toStoredTool } from '@/lib/tools/definition';
import { formInputTool, simpleFormInputTool } from '@/lib/tools/form-input';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const useAgain = page.getByRole('link', { name: 'Use again' });
const instruction = page.getByRole('textbox', { name: 'What should the agent do?' });
const askWithForm = page.getByRole('checkbox', { name: 'Ask me with a form' });
const simple = page.getByRole('checkbox', { name: 'Simple forms only' });
const ask: StoredTool = { name: 'ask_colour', description: 'Asks.', parameters: '{}' };
const ended = { status: 'completed', detailedStatus: null, changedAt: testNow };

interface Setting {
  readonly changes?: Partial<TaskRecord>;
  readonly tools?: readonly StoredTool[] | null;
  readonly hash?: string;
  readonly typed?: string;
}

async function showTask({ changes = {}, tools = [], hash = '#/tasks/a', typed }: Setting) {
  const world = pageWorld({ answers: { 'task.create': () => succeed({ id: 'new one' }) } });
  const words = { instruction: 'Buy\n  paper', agent: 'MY_AGENT', connectionId: 'home' };
  await store(world.storage, {
    connections: [buildConnection(), buildConnection({ id: 'home', name: 'Home' })],
    tasks: [buildTask('a', { ...words, observed: ended, ...changes })],
  });
  await world.storage.local.set({
    [keys.library]: seal([ask]),
    ...(tools !== null && { [keys.tools('a')]: seal(tools) }),
    ...(typed !== undefined && {
      [keys.newTaskDraft]: seal({
        instruction: typed,
        agent: 'BROWSER_AGENT',
        connectionId: 'office',
        askWithForm: true,
        simpleForm: true,
        tools: [],
      }),
    }),
  });
  show(world, hash);
  return world;
}

test('an ended task leads to another with its words, agent, connection and tools', async () => {
  const world = await showTask({ tools: [toStoredTool(simpleFormInputTool), ask] });
  await userEvent.click(useAgain);
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect
    .poll(() => world.sent.at(-1))
    .toEqual({
      name: 'task.create',
      input: {
        connectionId: 'home',
        instruction: 'Buy\n  paper',
        agent: 'MY_AGENT',
        tools: [toStoredTool(simpleFormInputTool), ask],
      },
    });
});

test.for([
  ['the whole form tool', [toStoredTool(formInputTool)], true],
  ['no tool', [], false],
] as const)('so does one with %s', async ([, tools, asks]) => {
  await showTask({ tools, typed: '' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  expect(askWithForm.query()?.matches(':checked')).toBe(asks);
  if (asks) await expect.element(simple).not.toBeChecked();
});

test('of one that was started elsewhere the tools are not known: they stay as they are', async () => {
  await showTask({ tools: null, changes: { agent: '' } });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await expect.element(askWithForm).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: 'Agent' })).toHaveValue('BROWSER_AGENT');
});

test('what was being typed stays, above it; done once, it is not done again', async () => {
  await showTask({ tools: [ask], typed: 'Half a tho' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Half a tho\n\nBuy\n  paper');
  expect(location.hash).toBe('#/new');
  await userEvent.clear(instruction);
  await expect.element(instruction).toHaveValue('');
});

test('the address of a task that is gone leads to what was being typed', async () => {
  await showTask({ hash: '#/new///gone', typed: 'Half a tho' });
  await expect.element(instruction).toHaveValue('Half a tho');
  await expect.poll(() => location.hash).toBe('#/new');
});

test.for([
  ['works', { observed: { ...ended, status: 'running' } }],
  ['asks', { call: buildCall() }],
  ['has no words', { instruction: '' }],
] as const)('one that %s has no link to another', async ([, changes]) => {
  await showTask({ changes });
  await expect.element(page.getByRole('button', { name: 'Check now' })).toBeVisible();
  await expect.element(useAgain).not.toBeInTheDocument();
});
