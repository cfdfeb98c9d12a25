import { fail, succeed } from '@/lib/result';
import type { TaskRecord } from '@/lib/task/record';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

type World = ReturnType<typeof pageWorld>;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const ended = { observed: { status: 'completed', detailedStatus: null, changedAt: 1 } };
const lastSent = ({ sent }: World) => sent.at(-1);

async function showHome(tasks: readonly TaskRecord[], world = pageWorld()) {
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await expect.element(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  return world;
}

async function unfold(title: string) {
  const dots = button(`What to do with ${title}`);
  await expect.element(dots).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(dots);
  await expect.element(dots).toHaveAttribute('aria-expanded', 'true');
}

test('a button or link that is a picture alone is read out once', async () => {
  await showHome([buildTask('a', { title: 'Paper' })]);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  for (const named of [link('All tasks'), link('Settings'), button('What to do with Paper')]) {
    // If an element has another name, browsers use its title as a description, with the same words.
    await expect.element(named).toHaveAttribute('title');
    await expect.element(named).not.toHaveAttribute('aria-label');
  }
});

test('a task is renamed by keyboard alone, and that can be undone', async () => {
  const world = await showHome([buildTask('a', { title: 'Old name' })]);
  button('What to do with Old name').element().focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('Old name');
  await userEvent.fill(name, 'New name');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('What to do with Old name')).toHaveFocus();
  expect(lastSent(world)).toEqual({ name: 'task.rename', input: { id: 'a', title: 'New name' } });
  await userEvent.click(button('Undo'));
  expect(lastSent(world)).toEqual({ name: 'task.rename', input: { id: 'a', title: 'Old name' } });
});

test('a name is typed on where a task that meanwhile ends is listed then', async () => {
  const world = await showHome([buildTask('a', { title: 'Old name' })]);
  await unfold('Old name');
  await userEvent.click(button('Rename'));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await userEvent.fill(name, 'New');
  await store(world.storage, { tasks: [buildTask('a', { title: 'Old name', ...ended })] });
  const finished = page.getByRole('region', { name: 'Finished' });
  await expect.element(finished.getByRole('textbox')).toHaveValue('New');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard(' name{Enter}');
  await expect.element(name).not.toBeInTheDocument();
  const renaming = { name: 'task.rename', input: { id: 'a', title: 'New name' } };
  expect(lastSent(world)).toEqual(renaming);
});

test('what a task goes by without a name is true of one that was started elsewhere, too', async () => {
  await showHome([buildTask('a', { title: 'Old name', instruction: '' })]);
  await unfold('Old name');
  await userEvent.click(button('Rename'));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await expect.element(name).toHaveAccessibleDescription(/or else by its id/);
  await expect.element(name).toHaveAttribute('placeholder', 'service-a');
});

test('Escape leaves a name as it was and gives the focus back', async () => {
  const world = await showHome([buildTask('a', { title: 'Old name' })]);
  await unfold('Old name');
  await userEvent.click(button('Rename'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of this task' }), 'New');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('What to do with Old name')).toHaveFocus();
  expect(world.sent.some(({ name }) => name === 'task.rename')).toBe(false);
});

test('Escape right after the press closes the actions, not the popup', async () => {
  await showHome([buildTask('a', { title: 'One' })]);
  const dots = button('What to do with One').element();
  dots.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // By now the menu is drawn, but not painted.
  await Promise.resolve();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  dots.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  await expect.element(button('Rename')).not.toBeInTheDocument();
});

test('Escape in a name leaves another row as it is', async () => {
  await showHome([buildTask('a', { title: 'One' }), buildTask('b', { title: 'Two' })]);
  await unfold('One');
  await userEvent.click(button('Rename'));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await userEvent.fill(name, 'Half a na');
  await unfold('Two');
  await userEvent.click(name);
  await userEvent.keyboard('{Escape}');
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(button('Rename')).toBeVisible();
});

test('Escape that ends the composing of a word leaves the name open', async () => {
  await showHome([buildTask('a', { title: 'Old name' })]);
  await unfold('Old name');
  await userEvent.click(button('Rename'));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  await userEvent.fill(name, '新しい');
  const escape = { key: 'Escape', isComposing: true, bubbles: true };
  name.element().dispatchEvent(new KeyboardEvent('keydown', escape));
  await new Promise(requestAnimationFrame);
  await expect.element(name).toHaveValue('新しい');
});

test('a pinned task says so, and can be unpinned', async () => {
  const world = await showHome([buildTask('a', { title: 'One', pinned: true })]);
  await expect.element(page.getByRole('link', { name: /One.*pinned/ })).toBeVisible();
  await unfold('One');
  await userEvent.click(button('Unpin'));
  expect(lastSent(world)).toEqual({ name: 'task.pin', input: { id: 'a', pinned: false } });
  await expect.element(page.getByText('No longer pinned.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(lastSent(world)).toEqual({ name: 'task.pin', input: { id: 'a', pinned: true } });
});

test('pausing and archiving say so and can be undone; a paused task stays paused', async () => {
  const world = await showHome([buildTask('a', { title: 'One', watch: 'paused' })]);
  await unfold('One');
  await userEvent.click(button('Archive'));
  expect(lastSent(world)).toEqual({ name: 'task.watch', input: { id: 'a', watch: 'archived' } });
  await expect.element(page.getByText('Archived.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(lastSent(world)).toEqual({ name: 'task.watch', input: { id: 'a', watch: 'paused' } });
  await unfold('One');
  await userEvent.click(button('Resume'));
  expect(lastSent(world)).toEqual({ name: 'task.watch', input: { id: 'a', watch: 'watched' } });
});

test('after archiving the focus goes to the next row', async () => {
  await showHome([
    buildTask('a', { title: 'One', addedAt: 2 }),
    buildTask('b', { title: 'Two', addedAt: 1 }),
  ]);
  await unfold('One');
  await userEvent.click(button('Archive'));
  await expect.element(page.getByRole('link', { name: /^Two/ })).toHaveFocus();
});

test('a request can be put away too, and a failure is said', async () => {
  const answers = { 'task.watch': () => fail({ code: 'no-answer' } as const) };
  await showHome([buildTask('a', { title: 'One', call: buildCall() })], pageWorld({ answers }));
  await unfold('One');
  await userEvent.click(button('Pause'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/itself did not answer/);
});

test('all that is finished is archived at once, but for what is pinned, and comes back', async () => {
  const world = await showHome(
    [
      buildTask('a', ended),
      buildTask('b', { ...ended, watch: 'paused' }),
      buildTask('c', { ...ended, pinned: true }),
      buildTask('d'),
    ],
    pageWorld({ answers: { 'tasks.watch': () => succeed(null) } }),
  );
  await userEvent.click(button('Archive unpinned'));
  const archived = { a: 'archived', b: 'archived' };
  expect(watches(world)).toEqual(archived);
  await expect.element(page.getByText('2 tasks are archived.')).toBeVisible();
  await userEvent.click(button('Undo'));
  expect(watches(world)).toEqual({ a: 'watched', b: 'paused' });
});

test('all of them are archived once, however often it is pressed meanwhile', async () => {
  const world = pageWorld();
  const held = Promise.withResolvers<void>();
  const send: typeof world.ports.send = async (name, input) => {
    if (name === 'tasks.watch') await held.promise;
    return world.ports.send(name, input);
  };
  await showHome([buildTask('a', ended), buildTask('b', ended)], {
    ...world,
    ports: { ...world.ports, send },
  });
  await userEvent.click(button('Archive all'));
  await expect.element(button('Archive all')).toHaveAttribute('aria-disabled', 'true');
  button('Archive all')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  held.resolve();
  await expect.element(page.getByText('2 tasks are archived.')).toBeVisible();
  expect(world.sent.filter(({ name }) => name === 'tasks.watch')).toHaveLength(1);
});

test('that archiving or its undoing failed is said, until it succeeds', async () => {
  let fails = false;
  const answer = () => (fails ? fail({ code: 'no-answer' } as const) : succeed(null));
  const answers = { 'tasks.watch': answer };
  await showHome([buildTask('a', ended), buildTask('b', ended)], pageWorld({ answers }));
  const alert = page.getByRole('alert');
  const press = async (name: string, failing: boolean) => {
    fails = failing;
    await userEvent.click(button(name));
    if (failing) await expect.element(alert).toMatchTextContent(/itself did not answer/);
    else await expect.element(alert).not.toBeInTheDocument();
  };
  await press('Archive all', true);
  expect(button('Undo').query()).toBeNull();
  await press('Archive all', false);
  await press('Undo', true);
  // The failed undo belongs to the toast before this one, which had the same words.
  await press('Archive all', false);
  await press('Undo', true);
  await press('Undo', false);
});

test('axe finds nothing with everything unfolded', async () => {
  await showHome([
    buildTask('a', { title: 'One', pinned: true }),
    buildTask('b', { title: 'Two' }),
  ]);
  await unfold('One');
  await unfold('Two');
  await userEvent.click(button('Rename').last());
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

function watches(world: World): unknown {
  const input = lastSent(world)?.input;
  if (typeof input !== 'object' || input === null || !('tasks' in input)) return input;
  const tasks = Array.isArray(input.tasks) ? input.tasks : [];
  return Object.fromEntries(
    tasks.map(({ id, watch }: { id: string; watch: string }) => [id, watch]),
  );
}
