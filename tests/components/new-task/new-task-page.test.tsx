import type { CommandError } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { toStoredTool } from '@/lib/tools/definition';
import { formInputTool } from '@/lib/tools/form-input';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const instruction = page.getByRole('textbox', { name: 'What should the agent do?' });
const start = page.getByRole('button', { name: 'Start task' });

type Reply = Result<{ readonly id: string }, CommandError>;
type Created = () => Reply | Promise<Reply>;

async function showNewTask(created: Created = () => succeed({ id: 'new one' })) {
  const world = pageWorld({ answers: { 'task.create': created, 'task.adopt': created } });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  await expect.element(instruction).toBeVisible();
  return world;
}

test('a task starts with its instruction, agent and the form tool, and is shown at once', async () => {
  const world = await showNewTask();
  await expect.element(instruction).toHaveFocus();
  await userEvent.fill(instruction, '  Book a dentist ');
  await userEvent.click(start);
  await expect.poll(() => location.hash).toBe('#/tasks/new%20one');
  expect(world.sent[0]).toEqual({
    name: 'task.create',
    input: {
      connectionId: 'office',
      instruction: 'Book a dentist',
      agent: 'BROWSER_AGENT',
      tools: [toStoredTool(formInputTool)],
    },
  });
  expect(world.storage.dump('local')).not.toHaveProperty('draft-new-task');
});

test.each(['Control', 'Meta'])('%s and Enter start it; Enter alone makes a line', async (key) => {
  const world = await showNewTask();
  await userEvent.type(instruction, `one{Enter}two`);
  expect(world.sent).toEqual([]);
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ instruction: 'one\ntwo' });
});

test.each(['Control', 'Meta'])('%s and Enter start it once from its button, too', async (key) => {
  const world = await showNewTask(() => fail({ code: 'unreachable' }));
  await userEvent.fill(instruction, 'Go');
  start.element().focus();
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(world.sent).toHaveLength(1);
});

test('two presses before anything is drawn start one task', async () => {
  const world = await showNewTask();
  await userEvent.fill(instruction, 'Go');
  const button = start.element();
  if (!(button instanceof HTMLElement)) throw new Error('No button');
  button.click();
  button.click();
  await expect.poll(() => location.hash).toContain('#/tasks/');
  expect(world.sent).toHaveLength(1);
});

test('unticked, the form tool is not handed over; any agent can be named', async () => {
  const world = await showNewTask();
  const tool = page.getByRole('checkbox', { name: 'Ask me with a form' });
  await expect.element(tool).toBeChecked();
  await userEvent.click(tool);
  await userEvent.fill(page.getByRole('combobox', { name: 'Agent' }), 'MY_AGENT');
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ agent: 'MY_AGENT', tools: [] });
});

test('without a word it says what is missing, also aloud, and sends nothing', async () => {
  const world = await showNewTask();
  const live = document.querySelector<HTMLElement>('#instruction-error[aria-live="polite"]');
  // A live region must be drawn before its words come, or a screen reader may not read them.
  expect(live?.getClientRects()).toHaveLength(1);
  await userEvent.click(start);
  await expect.element(live).toHaveTextContent('Say what the agent should do.');
  await expect.element(instruction).toHaveAccessibleDescription('Say what the agent should do.');
  await expect.element(instruction).toHaveAttribute('aria-invalid', 'true');
  await expect.element(instruction).toHaveFocus();
  expect(world.sent).toEqual([]);
  await userEvent.fill(instruction, 'Go');
  await expect.element(live).toHaveTextContent('');
});

test('a press while it is being started does not start a second one', async () => {
  const world = await showNewTask();
  await userEvent.fill(instruction, 'Go');
  await userEvent.dblClick(start);
  await expect.poll(() => location.hash).toMatch(/^#\/tasks\//);
  expect(world.sent.filter(({ name }) => name === 'task.create')).toHaveLength(1);
});

test('the keys start no second task while one is being started', async () => {
  const created = Promise.withResolvers<Reply>();
  const world = await showNewTask(() => created.promise);
  await userEvent.fill(instruction, 'Go');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Starting…' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  created.resolve(succeed({ id: 'a' }));
  await expect.poll(() => location.hash).toBe('#/tasks/a');
  expect(world.sent.filter(({ name }) => name === 'task.create')).toHaveLength(1);
});

test('a background that ends meanwhile may have stored the task: it says to look first', async () => {
  await showNewTask(() => fail({ code: 'no-answer' }));
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/may be there already/);
});

test('a refusal is shown with the service’s own words, what was typed stays, and can go again', async () => {
  const world = await showNewTask(() =>
    fail({ code: 'refused', httpStatus: 400, message: '<b>No</b>' }),
  );
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/<b>No<\/b>/);
  await expect.element(instruction).toHaveValue('Go');
  await userEvent.click(start);
  await expect.poll(() => world.sent.filter(({ name }) => name === 'task.create')).toHaveLength(2);
});

test('without the name of an agent it is the one the interface names', async () => {
  const world = await showNewTask();
  await userEvent.fill(page.getByRole('combobox', { name: 'Agent' }), ' ');
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ agent: 'BROWSER_AGENT' });
});

test('agents used before are offered, the last first, after BROWSER_AGENT', async () => {
  const world = await showNewTask();
  await store(world.storage, {
    tasks: [
      buildTask('a', { agent: 'LAST_BUT_ONE', addedAt: 2 }),
      buildTask('b', { agent: 'LAST', addedAt: 3 }),
      buildTask('c', { addedAt: 1 }),
      // The agent of a task that was started elsewhere is not known.
      buildTask('d', { agent: '', addedAt: 4 }),
    ],
  });
  const offered = () =>
    [...document.querySelectorAll('#agents option')].map((option) => option.textContent);
  await expect.poll(offered).toEqual(['BROWSER_AGENT', 'LAST', 'LAST_BUT_ONE']);
});

test('an existing task is watched by its id', async () => {
  const world = await showNewTask();
  await userEvent.type(
    page.getByRole('textbox', { name: 'Watch an existing task' }),
    ' 68a1 {Enter}',
  );
  await expect
    .poll(() => world.sent)
    .toContainEqual({
      name: 'task.adopt',
      input: { connectionId: 'office', taskId: '68a1', title: null, sure: false },
    });
  await expect.poll(() => location.hash).toBe('#/tasks/new%20one');
});

test('an id is needed for that, and a refusal told', async () => {
  const world = await showNewTask(() => fail({ code: 'invalid' }));
  const field = page.getByRole('textbox', { name: 'Watch an existing task' });
  await userEvent.type(field, ' {Enter}');
  await userEvent.type(field, '68a1{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(world.sent).toHaveLength(1);
  expect(location.hash).toBe('#/new');
});

test('with several connections one is chosen', async () => {
  const world = await showNewTask();
  await store(world.storage, { connections: [buildConnection({ id: 'two', name: 'Home' })] });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Connection' }), 'Home');
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ connectionId: 'two' });
});

const noKey = { state: 'no-key', at: 1 } as const;
const two = buildConnection({ id: 'two', name: 'Home', addedAt: testNow });
const connection = page.getByRole('combobox', { name: 'Connection' });

test('unless one is chosen it is the first that works', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection({ health: noKey }), two] });
  show(world, '#/new');
  await expect.element(connection).toHaveValue('two');
});

test('one that was chosen is the one of the next task, too', async () => {
  const world = await showNewTask();
  await store(world.storage, { connections: [two] });
  await userEvent.selectOptions(connection, 'Home');
  await userEvent.fill(instruction, 'Go');
  await userEvent.click(start);
  await expect.poll(() => location.hash).not.toBe('#/new');
  location.hash = '#/new';
  await expect.element(instruction).toHaveValue('');
  await expect.element(connection).toHaveValue('two');
});

test('it stays that one while the task is written, whatever becomes of it', async () => {
  const world = await showNewTask();
  await store(world.storage, { connections: [buildConnection({ health: noKey }), two] });
  await expect.element(connection).toHaveValue('office');
});

test('what is to be mended in the connection chosen, before it can start a task, is said', async () => {
  const world = await showNewTask();
  const { name } = buildConnection();
  const missing = page.getByText(`The key for ${name} is missing.`);
  await expect.element(missing).not.toBeInTheDocument();
  await store(world.storage, { connections: [buildConnection({ health: noKey }), two] });
  await expect.element(missing).toBeVisible();
  // The focus goes past this message, so the first control has it as its description.
  await expect.element(instruction).toHaveAccessibleDescription(/^The key for .* is missing\./);
  await userEvent.selectOptions(connection, 'Home');
  await expect.element(missing).not.toBeInTheDocument();
});

test('without a connection it leads to the set-up', async () => {
  show(pageWorld({ place: 'panel' }), '#/new');
  await expect
    .element(page.getByRole('link', { name: 'Connect your service' }))
    .toHaveAttribute('href', '#/settings');
});
