import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { toStoredTool } from '@/lib/tools/definition';
import { formInputTool, simpleFormInputTool } from '@/lib/tools/form-input';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildNewTaskDraft } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const order = {
  name: 'look_up_order',
  description: 'Looks up an order.',
  parameters: '{"properties": {"z": {"maximum": 18446744073709551615}, "a": {}}}',
};
const ping = { name: 'ping', description: '', parameters: '{}' };
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

async function showNewTask() {
  const world = pageWorld({ answers: { 'task.create': () => succeed({ id: 'new' }) } });
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({ [keys.library]: seal([order, ping]) });
  show(world, '#/new');
  await userEvent.fill(page.getByRole('textbox', { name: 'What should the agent do?' }), 'Go');
  return world;
}

test('own tools are offered, unticked, and handed over as they were written', async () => {
  const world = await showNewTask();
  await expect.element(tick('look_up_order')).not.toBeChecked();
  await expect
    .element(tick('look_up_order'))
    .toHaveAccessibleDescription('your tool · 2 arguments');
  await userEvent.click(tick('look_up_order'));
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect
    .poll(() => world.sent[0]?.input)
    .toMatchObject({ tools: [toStoredTool(formInputTool), order] });
});

test('a tool that is unticked again goes, and takes no other along', async () => {
  const world = await showNewTask();
  await userEvent.click(tick('look_up_order'));
  await userEvent.click(tick('ping'));
  await userEvent.click(tick('look_up_order'));
  await expect.element(tick('look_up_order')).not.toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect
    .poll(() => world.sent[0]?.input)
    .toMatchObject({ tools: [toStoredTool(formInputTool), ping] });
});

test('a choice outlives the page, and goes with its tool', async () => {
  const world = await showNewTask();
  await userEvent.click(tick('look_up_order'));
  await userEvent.click(tick('ping'));
  await userEvent.click(tick('Ask me with a form'));
  leave();
  show(world, '#/new');
  await expect.element(tick('ping')).toBeChecked();
  await world.storage.local.set({ [keys.library]: seal([ping]) });
  await expect.element(tick('look_up_order')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect.poll(() => world.sent[0]?.input).toMatchObject({ tools: [ping] });
});

test('the form tool has a simple variant, and is gone with it when it is not wanted', async () => {
  const world = await showNewTask();
  await userEvent.click(tick('Simple forms only'));
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect
    .poll(() => world.sent[0]?.input)
    .toMatchObject({ tools: [toStoredTool(simpleFormInputTool)] });

  leave();
  const again = await showNewTask();
  await userEvent.click(tick('Ask me with a form'));
  await expect.element(tick('Simple forms only')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  await expect.poll(() => again.sent[0]?.input).toMatchObject({ tools: [] });
});

test('that the agent has no way to ask is said while it has none', async () => {
  await showNewTask();
  const form = tick('Ask me with a form');
  await expect.element(form).toHaveAccessibleDescription('logins, captchas, choices');
  await userEvent.click(form);
  await expect.element(form).toHaveAccessibleDescription(/no way to ask you/);
  await userEvent.click(tick('ping'));
  await expect.element(form).toHaveAccessibleDescription('logins, captchas, choices');
});

const chosen = buildNewTaskDraft('Go', { connectionId: 'office', tools: ['ping'] });

test('nothing is started before the own tools have been read', async () => {
  const world = pageWorld({ answers: { 'task.create': () => succeed({ id: 'new' }) } });
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({
    [keys.library]: seal([order, ping]),
    [keys.newTaskDraft]: seal(chosen),
  });
  const { local } = world.storage;
  const read = Promise.withResolvers<void>();
  const get: typeof local.get = async (wanted) => {
    if (wanted.includes(keys.library)) await read.promise;
    return local.get(wanted);
  };
  show({ ...world, ports: { ...world.ports, local: { ...local, get } } }, '#/new');
  const start = page.getByRole('button', { name: 'Start task' });
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  start.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText(/the agent goes without/)).not.toBeInTheDocument();
  expect(world.sent).toEqual([]);
  read.resolve();
  await expect.element(tick('ping')).toBeChecked();
  await userEvent.click(start);
  await expect
    .poll(() => world.sent[0]?.input)
    .toMatchObject({ tools: [toStoredTool(formInputTool), ping] });
});

test('own tools that are damaged are not said to be gone', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({
    [keys.library]: { v: 1, data: 'damaged' },
    [keys.newTaskDraft]: seal(chosen),
  });
  show(world, '#/new');
  await expect.element(page.getByText(/^Your stored tools are damaged/)).toBeVisible();
  await expect.element(page.getByText(/^Not among your tools/)).not.toBeInTheDocument();
});

test('a key does not read the parameters of all tools again', async () => {
  await showNewTask();
  await expect.element(tick('look_up_order')).toBeVisible();
  const read = vi.spyOn(JSON, 'parse');
  await userEvent.type(page.getByRole('textbox', { name: 'What should the agent do?' }), 'es');
  const texts = read.mock.calls.map(([text]) => text);
  read.mockRestore();
  expect(texts).not.toContain(order.parameters);
});
