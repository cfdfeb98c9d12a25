import type { CommandError } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = page.getByRole('textbox', { name: 'Name of this task' });

/** A task's actions, unfolded. Changes are made, or fail, only when `finish` or `giveUp` is called. */
async function unfold() {
  const made = Promise.withResolvers<Result<null, CommandError>>();
  const slowly = () => made.promise;
  const world = pageWorld({ answers: { 'task.pin': slowly, 'task.rename': slowly } });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/');
  await userEvent.click(page.getByRole('button', { name: /^What to do with/ }));
  return {
    sent: world.sent,
    finish: () => made.resolve(succeed(null)),
    giveUp: () => made.resolve(fail({ code: 'storage-full' })),
  };
}

test('no name is begun that a change under way would close', async () => {
  const { finish } = await unfold();
  await userEvent.click(button('Pin'));
  await expect.element(button('Rename')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Pause')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Archive')).toHaveAttribute('aria-disabled', 'true');
  finish();
  await expect.element(button('Rename')).not.toBeInTheDocument();
});

test('a name is saved once, however often Enter is pressed, and takes no letters meanwhile', async () => {
  const { sent, finish } = await unfold();
  await userEvent.click(button('Rename'));
  await userEvent.fill(name, 'New');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  await userEvent.keyboard(' and');
  expect(sent).toEqual([{ name: 'task.rename', input: { id: 'a', title: 'New' } }]);
  await expect.element(name).toHaveValue('New');
  finish();
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^What to do with/ })).toHaveFocus();
});

test('a name that could not be saved is typed on where it was', async () => {
  const { giveUp } = await unfold();
  await userEvent.click(button('Rename'));
  await userEvent.fill(name, 'New');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(document.body);
  giveUp();
  await expect.element(name).toHaveFocus();
});
