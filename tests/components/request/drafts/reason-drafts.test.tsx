import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show } from '../../../support/page-ports';
import { showRequest } from '../show-request';

afterEach(leave);

const open = () => userEvent.click(page.getByRole('button', { name: "Can't answer" }));
const reason = () => page.getByRole('textbox', { name: "Why can't you answer?" });

test('a reason outlives pressing the button again, Escape and the popup', async () => {
  const world = await showRequest({ fields: [{ type: 'text', label: 'A' }] });
  await open();
  await userEvent.fill(reason(), 'I have no account');
  await userEvent.keyboard('{Escape}');
  await expect.element(reason()).not.toBeInTheDocument();
  await open();
  await expect.element(reason()).toHaveValue('I have no account');
  await open();
  await open();
  await expect.element(reason()).toHaveValue('I have no account');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(reason()).toHaveValue('I have no account');
});

test('who answers after all finds the form when they come back, and the reason where they left it', async () => {
  const world = await showRequest({ fields: [{ type: 'text', label: 'A' }] });
  await open();
  await userEvent.fill(reason(), 'I have no account');
  await userEvent.click(page.getByRole('button', { name: 'Answer after all' }));
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(page.getByRole('textbox', { name: 'A' })).toHaveFocus();
  expect(reason().elements()).toHaveLength(0);
  await open();
  await expect.element(reason()).toHaveValue('I have no account');
});

test('a reason that is not to be kept is on no disk', async () => {
  const world = await showRequest({ fields: [{ type: 'text', label: 'A' }] });
  await open();
  await userEvent.fill(reason(), 'it is hunter2');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  expect(JSON.stringify(world.storage.dump('local'))).toContain('hunter2');
  await userEvent.click(page.getByRole('switch', { name: "Don't keep this" }));
  await userEvent.type(reason(), '!');
  await expect.poll(() => JSON.stringify(world.storage.dump('local'))).not.toContain('hunter2');
  leave();
  expect(JSON.stringify(world.storage.dump('local'))).not.toContain('hunter2');
});

test('a reason that is not to be kept does not come back in place of the form', async () => {
  const world = await showRequest({ fields: [{ type: 'text', label: 'A' }] });
  const stored = () => JSON.stringify(world.storage.dump('local'));
  await open();
  await userEvent.fill(reason(), 'it is hunter2');
  await userEvent.click(page.getByRole('switch', { name: "Don't keep this" }));
  await userEvent.click(page.getByRole('button', { name: 'Answer after all' }));
  await expect.poll(stored).toContain('"aside":true');
  expect(stored()).not.toContain('hunter2');
  leave();
  show(world, '#/tasks/a/request');
  await expect.element(page.getByRole('textbox', { name: 'A' })).toHaveFocus();
  expect(reason().elements()).toHaveLength(0);
});
