import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { type StoredTool, toStoredTool } from '@/lib/tools/definition';
import { formInputTool, simpleFormInputTool } from '@/lib/tools/form-input';
import { afterEach, expect, test, vi } from 'vitest';
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
  /** How much later the task's tools are read than the task itself, in ms. */
  readonly slow?: number;
}

async function showTask({
  changes = {},
  tools = [],
  hash = '#/tasks/a',
  typed,
  slow = 0,
}: Setting) {
  const world = pageWorld({
    place: 'panel',
    answers: { 'task.create': () => succeed({ id: 'new one' }) },
  });
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
  const { local } = world.storage;
  const get: typeof local.get = async (asked) => {
    if (asked.includes(keys.tools('a'))) await new Promise((done) => setTimeout(done, slow));
    return local.get(asked);
  };
  const slowed = { ...local, get };
  show({ ...world, ports: { ...world.ports, local: slowed } }, hash);
  return { ...world, local: slowed };
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

test('one that was not started leads to another, in which to mend what the service refused', async () => {
  const message = 'No such agent';
  const creation = { state: 'refused', since: 1, reason: 'refused', message } as const;
  await showTask({ tools: [ask], changes: { creation, observed: null } });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await expect.element(page.getByRole('combobox', { name: 'Agent' })).toHaveValue('MY_AGENT');
  await expect.element(page.getByRole('checkbox', { name: 'ask_colour' })).toBeChecked();
});

test.for([
  ['the whole form tool', [toStoredTool(formInputTool)], true],
  ['no tool', [], false],
] as const)('an ended task with %s leads to another with the same', async ([, tools, asks]) => {
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

test('what was being typed makes room, and comes back on Undo, with its agent and tools', async () => {
  await showTask({ tools: [ask], typed: 'Half a tho' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await expect.element(page.getByRole('checkbox', { name: 'ask_colour' })).toBeChecked();
  expect(location.hash).toBe('#/new');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(instruction).toHaveValue('Half a tho');
  await expect.element(page.getByRole('combobox', { name: 'Agent' })).toHaveValue('BROWSER_AGENT');
  await expect.element(askWithForm).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'ask_colour' })).not.toBeChecked();
  await expect.element(page.getByText('What you had typed was replaced.')).not.toBeInTheDocument();
});

test('it comes back on Undo from another page, too', async () => {
  await showTask({ typed: 'Half a tho' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
  await expect.element(instruction).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(instruction).toHaveValue('Half a tho');
});

test('what was typed comes back on Undo where New task was left and come back to', async () => {
  const world = await showTask({ typed: 'Half a tho' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
  await expect.element(instruction).not.toBeInTheDocument();
  location.hash = '#/new';
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(instruction).toHaveValue('Half a tho');
  await userEvent.type(instruction, 'ught');
  await expect
    .poll(() => world.storage.dump('local')[keys.newTaskDraft])
    .toMatchObject({ data: { instruction: 'Half a thought', simpleForm: true } });
});

test('Undo that a full disk does not take says so, and can be pressed again', async () => {
  const { local } = await showTask({ typed: 'Half a tho' });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
  await expect.element(instruction).not.toBeInTheDocument();
  const set = vi.spyOn(local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no room left');
  set.mockRestore();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(instruction).toHaveValue('Half a tho');
});

test('done once, it is not done again', async () => {
  await showTask({});
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  await userEvent.clear(instruction);
  await expect.element(instruction).toHaveValue('');
});

test.for(['', 'Buy\n  paper'])('where nothing is lost, nothing is said: %j', async (typed) => {
  await showTask({ typed });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Buy\n  paper');
  expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull();
});

test('its words are the person’s own, and stay as they are; what is typed next goes on from them', async () => {
  await showTask({ changes: { instruction: 'Find \u2067שלום\u2069' } });
  await userEvent.click(useAgain);
  await expect.element(instruction).toHaveValue('Find \u2067שלום\u2069');
  await expect.element(instruction).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(instruction).toHaveValue('Find \u2067שלום\u2069!');
});

test('its tools are waited for', async () => {
  await showTask({ tools: [ask], slow: 200 });
  await userEvent.click(useAgain);
  await expect.element(page.getByRole('checkbox', { name: 'ask_colour' })).toBeChecked();
  await expect.element(askWithForm).not.toBeChecked();
});

test('a tool that is gone since is named', async () => {
  await showTask({ tools: [ask, { ...ask, name: 'ask_size' }] });
  await userEvent.click(useAgain);
  await expect.element(page.getByText(/^Not among your tools any more.*: ask_size$/)).toBeVisible();
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
