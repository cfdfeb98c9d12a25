import { succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const one = buildTask('a', { title: 'One', addedAt: 2 });
const two = buildTask('b', { title: 'Two', addedAt: 1 });

/** Home, with a background whose changes are stored well before it answers, as the real one's are. */
async function showHome(first: typeof one) {
  const world = pageWorld({
    answers: {
      'task.watch': async ({ watch }) => {
        await store(world.storage, { tasks: [{ ...first, watch }] });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return succeed(null);
      },
    },
  });
  await store(world.storage, { connections: [buildConnection()], tasks: [first, two] });
  show(world, '#/');
}

test('a task that is restored has its actions folded where it is listed then', async () => {
  await showHome({ ...one, watch: 'archived' });
  await userEvent.click(page.getByText('1 archived task'));
  await userEvent.click(button('What to do with One'));
  await userEvent.click(button('Restore'));
  await expect.element(page.getByText('Back from the archive.')).toBeVisible();
  const running = page.getByRole('region', { name: 'Running' });
  const dots = running.getByRole('button', { name: 'What to do with One' });
  await expect.element(dots).toHaveAttribute('aria-expanded', 'false');
});

test('the focus stays in the list that a task has left before that is known', async () => {
  await showHome(one);
  await userEvent.click(button('What to do with One'));
  await userEvent.click(button('Archive'));
  await expect.element(page.getByRole('link', { name: /^Two/ })).toHaveFocus();
});
