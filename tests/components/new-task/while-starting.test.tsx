import { succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const instruction = page.getByRole('textbox', { name: 'What should the agent do?' });

/** Starts a task with a worker that takes its time to answer. */
async function starting() {
  const started = Promise.withResolvers<void>();
  const world = pageWorld({
    place: 'tab',
    answers: {
      'task.create': async () => {
        await started.promise;
        return succeed({ id: 'x' });
      },
    },
  });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  await userEvent.fill(instruction, 'Book a table');
  await userEvent.click(page.getByRole('button', { name: 'Start task' }));
  return { world, answer: () => started.resolve() };
}

test('what is typed while a task is started does not go with its words', async () => {
  const { answer } = await starting();
  await expect.element(instruction).toHaveAttribute('readonly');
  const start = page.getByRole('button', { name: 'Starting…' });
  await expect.element(start).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect.poll(() => location.hash).toBe('#/tasks/x');
});

test('whoever has gone on to another page meanwhile stays there', async () => {
  const { world, answer } = await starting();
  location.hash = '#/settings';
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  answer();
  const words = () => JSON.stringify(world.storage.dump('local'));
  await expect.poll(words).not.toContain('Book a table');
  expect(location.hash).toBe('#/settings');
});
