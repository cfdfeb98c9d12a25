import { fail, succeed } from '@/lib/result';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

test('a task is watched by its id, which is asked for where it is missing', async () => {
  const world = pageWorld({ answers: { 'task.adopt': () => succeed({ id: 'a' }) } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/new');
  const field = page.getByRole('textbox', { name: 'Watch an existing task' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(page.getByRole('button', { name: 'Watch' }));
  await expect.element(field).toHaveAccessibleDescription('Enter the id of the task.');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' task-1 ');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#/tasks/a');
  expect(world.sent[0]).toEqual({
    name: 'task.adopt',
    input: { connectionId: 'office', taskId: 'task-1', title: null, sure: false },
  });
  await expect.poll(() => world.storage.dump('local')).not.toHaveProperty([keys.newTaskDraft]);
});

test('that nothing is left of an id that is watched is not called a mistake', async () => {
  const world = pageWorld({ answers: { 'task.adopt': () => succeed({ id: 'a' }) } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/new');
  const heard = listen();
  await userEvent.fill(page.getByRole('textbox', { name: 'Watch an existing task' }), 'task-1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#/tasks/a');
  expect(heard).not.toContain('Enter the id of the task.');
});

test('while it is looked for, the button says so, and pressed again asks for nothing', async () => {
  const known = Promise.withResolvers<ReturnType<typeof succeed<{ readonly id: string }>>>();
  const world = pageWorld({ answers: { 'task.adopt': () => known.promise } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/new');
  await userEvent.fill(page.getByRole('textbox', { name: 'Watch an existing task' }), 'task-1');
  await userEvent.click(page.getByRole('button', { name: 'Watch' }));
  const asking = page.getByRole('button', { name: 'Asking…' });
  await expect.element(asking).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  known.resolve(succeed({ id: 'a' }));
  await expect.poll(() => location.hash).toBe('#/tasks/a');
  expect(world.sent).toHaveLength(1);
});

test('the next id, typed while one is looked for, stays, and so does whoever types it', async () => {
  const known = Promise.withResolvers<ReturnType<typeof succeed<{ readonly id: string }>>>();
  const world = pageWorld({ answers: { 'task.adopt': () => known.promise } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/new');
  const field = page.getByRole('textbox', { name: 'Watch an existing task' });
  await userEvent.fill(field, 'task-1');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(field, 'task-2');
  known.resolve(succeed({ id: 'a' }));
  const watch = page.getByRole('button', { name: 'Watch' });
  await expect.element(watch).toHaveAttribute('aria-disabled', 'false');
  await expect.element(field).toHaveValue('task-2');
  expect(location.hash).toBe('#/new');
  const draft = () => world.storage.dump('local')[keys.newTaskDraft];
  await expect.poll(draft).toMatchObject({ data: { watchId: 'task-2' } });
});

test('an id outlives the page, and a service that does not know it', async () => {
  const world = pageWorld({ answers: { 'task.adopt': () => fail({ code: 'not-found' }) } });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  const field = page.getByRole('textbox', { name: 'Watch an existing task' });
  await userEvent.fill(field, 'task-1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  leave();
  show(world, '#/new');
  await expect.element(field).toHaveValue('task-1');
});

test('an id the service tells nothing of is watched only by who is sure of it', async () => {
  const refused = { code: 'refused', httpStatus: 404, message: 'Task not found' } as const;
  const world = pageWorld({
    answers: { 'task.adopt': ({ sure }) => (sure ? succeed({ id: 'a' }) : fail(refused)) },
  });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/new');
  const field = page.getByRole('textbox', { name: 'Watch an existing task' });
  await userEvent.fill(field, 'task-l');
  await userEvent.keyboard('{Enter}');
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/nothing of a task with this id/v);
  await expect.element(alert).toMatchTextContent(/Task not found/v);
  await expect.element(page.getByRole('button', { name: 'Watch it anyway' })).toBeInViewport();
  await userEvent.fill(field, 'task-1');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Watch it anyway' }));
  await expect.poll(() => location.hash).toBe('#/tasks/a');
  const adoptions = world.sent.filter(({ name }) => name === 'task.adopt');
  expect(adoptions.at(-1)).toMatchObject({ input: { taskId: 'task-1', sure: true } });
});
