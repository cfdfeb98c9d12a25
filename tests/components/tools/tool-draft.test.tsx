import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

test('what is typed outlives the page, as far as it is typed', async () => {
  const { open, storage } = await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Parameters'), '{ "half');
  leave();
  open();
  await expect.element(textbox('Parameters')).toHaveValue('{ "half');
  await expect.element(textbox('Name')).toHaveValue(order.name);
  await userEvent.fill(textbox('Parameters'), '{}');
  await userEvent.click(button('Save tool'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  expect(storage.dump('local')).toEqual({
    [keys.library]: seal([{ ...order, parameters: '{}' }]),
  });
});

test('an editor left untouched is not in the way', async () => {
  const { open } = await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  await expect.element(textbox('Name')).toBeVisible();
  leave();
  open();
  await expect.element(button('Edit look_up_order')).toBeVisible();
});

test('a tool that was saved is not left unfinished by a popup closed before it heard of that', async () => {
  const { open, storage } = await showTools([order, ping], 'popup');
  const left = { tool: { replaces: null, ...ping } };
  leave();
  await storage.local.set({ [keys.toolDraft]: seal(left) });
  open();
  await expect.element(button('Edit ping')).toBeVisible();
});

test('what would be typed while a tool is saved is not taken', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { stored } = await showTools([order], 'tab', () => started);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Description'), 'Looks it up');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard(', and more');
  await expect.element(textbox('Description')).toHaveValue('Looks it up');
  start();
  await expect.element(button('Edit look_up_order')).toBeVisible();
  expect(stored()).toEqual(seal([{ ...order, description: 'Looks it up' }]));
});

test('Cancel discards what was typed, and Undo brings it back', async () => {
  const { stored } = await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Description'), 'Long thoughts');
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  await userEvent.click(button('Undo'));
  await expect.element(textbox('Description')).toHaveValue('Long thoughts');
  expect(stored()).toEqual(seal([order]));
});

test.each([[['#/']], [['#/', '#/tools']]])(
  'Undo brings it back after the page was left, by way of %j',
  async (way) => {
    await showTools([order]);
    await userEvent.click(button('Edit look_up_order'));
    await userEvent.fill(textbox('Description'), 'Long thoughts');
    await userEvent.click(button('Cancel'));
    for (const hash of way) {
      const heading = document.querySelector('h1');
      location.hash = hash;
      await expect.poll(() => heading?.isConnected).toBe(false);
    }
    await userEvent.click(button('Undo'));
    await expect.element(textbox('Description')).toHaveValue('Long thoughts');
  },
);

test('what was discarded does not come back when writing it fails after that', async () => {
  const { storage } = await showTools([order]);
  const written = Promise.withResolvers<void>();
  const set = vi.spyOn(storage.local, 'set').mockReturnValue(written.promise);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Description'), 'Long thoughts');
  await expect.poll(() => set.mock.calls.length).toBeGreaterThan(0);
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  set.mockClear();
  written.reject(new Error('Quota'));
  await expect(written.promise).rejects.toThrow();
  dispatchEvent(new Event('pagehide'));
  expect(set).not.toHaveBeenCalled();
});

test('that what is typed is not kept while the disk is full is said', async () => {
  const { storage } = await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  vi.spyOn(storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.fill(textbox('Description'), 'Long thoughts');
  await expect.element(page.getByRole('alert')).toMatchTextContent('What you typed is not saved');
});

test('Undo that a full disk does not take on another page says so, and can be pressed again', async () => {
  const { storage } = await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Description'), 'Long thoughts');
  await userEvent.click(button('Cancel'));
  location.hash = '#/';
  await expect.element(button('Edit look_up_order')).not.toBeInTheDocument();
  const set = vi.spyOn(storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.click(button('Undo'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no room left');
  set.mockRestore();
  await userEvent.click(button('Undo'));
  await expect.element(textbox('Description')).toHaveValue('Long thoughts');
});

test('Cancel of an untouched tool says nothing', async () => {
  await showTools([order]);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});
