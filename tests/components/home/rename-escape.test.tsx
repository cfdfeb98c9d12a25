import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('Escape closes a name being changed, and not the popup, wherever the focus went', async () => {
  const world = pageWorld();
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { title: 'Old' })],
  });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'What to do with Old' }));
  await userEvent.click(page.getByRole('button', { name: 'Rename' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of this task' }), 'New name');
  // A click outside the field, for example on a heading.
  await userEvent.click(page.getByRole('heading', { level: 1 }));
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('Escape in the name itself leaves the popup open, too', async () => {
  const world = pageWorld();
  const tasks = [buildTask('a', { title: 'Old' })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: 'What to do with Old' }));
  await userEvent.click(page.getByRole('button', { name: 'Rename' }));
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  name.element().dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  await expect.element(name).not.toBeInTheDocument();
});

test('a name is saved, or left as it was, by a press too', async () => {
  const world = pageWorld();
  const tasks = [buildTask('a', { title: 'Old' })];
  await store(world.storage, { connections: [buildConnection()], tasks });
  show(world, '#/');
  const name = page.getByRole('textbox', { name: 'Name of this task' });
  const press = (label: string) => userEvent.click(page.getByRole('button', { name: label }));
  await press('What to do with Old');
  await press('Rename');
  await userEvent.fill(name, 'Left');
  await press('Cancel');
  await expect.element(name).not.toBeInTheDocument();
  await press('What to do with Old');
  await press('Rename');
  await userEvent.fill(name, 'New');
  await press('Save name');
  await expect.element(name).not.toBeInTheDocument();
  expect(world.sent.filter(({ name: command }) => command === 'task.rename')).toEqual([
    { name: 'task.rename', input: { id: 'a', title: 'New' } },
  ]);
});
