import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

test('what was discarded is not brought back over the tool that is being written by then', async () => {
  await showTools([order, ping]);
  await userEvent.click(button(`Edit ${order.name}`));
  await userEvent.fill(textbox('Description'), 'first');
  await userEvent.click(button('Cancel'));
  await expect.element(button('Undo')).toBeVisible();
  await userEvent.click(button(`Edit ${ping.name}`));
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await expect.element(textbox('Name')).toHaveValue(ping.name);
});

test('what another page has begun meanwhile is gone on with, not replaced by the next tool', async () => {
  const { storage } = await showTools([order, ping]);
  await userEvent.click(button(`Edit ${order.name}`));
  await userEvent.click(button('Cancel'));
  await expect.element(button(`Edit ${ping.name}`)).toBeVisible();
  const theirs = { replaces: null, ...order, name: 'begun_elsewhere' };
  await storage.local.set({ [keys.toolDraft]: seal({ tool: theirs }) });
  await expect.element(textbox('Name')).toHaveValue(theirs.name);
});
