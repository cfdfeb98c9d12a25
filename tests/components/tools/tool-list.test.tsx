import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

test('before there is a tool, the page says what one is', async () => {
  await showTools([]);
  await expect.element(page.getByRole('heading', { name: 'Tools of your own' })).toBeVisible();
  await userEvent.click(button('New tool'));
  await expect.element(textbox('Name')).toHaveFocus();
});

test('each tool is listed with what it is for and how many arguments it takes', async () => {
  await showTools([order, ping]);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent('look_up_order2 arguments');
  await expect.element(rows.nth(0)).toMatchTextContent('Looks up one of our orders.');
  await expect.element(rows.nth(1)).toMatchTextContent('pingno arguments');
  await expect.element(rows.nth(1)).toMatchTextContent('No description');
});

test('a duplicate is the same tool under a name that is free', async () => {
  const { stored } = await showTools([order, ping]);
  await userEvent.click(button('Duplicate look_up_order'));
  await expect.element(textbox('Name')).toHaveValue('look_up_order_copy');
  await userEvent.click(button('Save tool'));
  await expect.element(button('Edit look_up_order_copy')).toBeVisible();
  expect(stored()).toEqual(seal([order, { ...order, name: 'look_up_order_copy' }, ping]));
});

test('a deleted tool comes back on Undo, as it was', async () => {
  const { stored } = await showTools([order, ping]);
  await userEvent.click(button('Delete look_up_order'));
  await expect.element(button('Edit look_up_order')).not.toBeInTheDocument();
  expect(stored()).toEqual(seal([ping]));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(button('Undo'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  expect(stored()).toEqual(seal([order, ping]));
});

test('Undo that comes too late says why, and changes nothing', async () => {
  const { storage, stored } = await showTools([order]);
  await userEvent.click(button('Delete look_up_order'));
  await expect.element(button('Undo')).toBeVisible();
  const other = { ...order, description: 'Another of this name' };
  await storage.local.set({ [keys.library]: seal([other]) });
  await userEvent.click(button('Undo'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('a tool of this name already');
  expect(stored()).toEqual(seal([other]));
});

test('a library that cannot be read is shown and left alone', async () => {
  const { storage, open, stored } = await showTools([]);
  const broken = { v: 1, data: [{ ...order, parameters: 'cut o' }] };
  leave();
  await storage.local.set({ [keys.library]: broken });
  open();
  await expect.element(page.getByText(/Looks up one of our orders/)).toBeVisible();
  await expect.element(page.getByText(/is damaged/)).toBeVisible();
  await expect.element(button('New tool')).not.toBeInTheDocument();
  expect(stored()).toEqual(broken);
});

test('the list follows what happens elsewhere', async () => {
  const { storage } = await showTools([order]);
  await expect.element(button('Edit look_up_order')).toBeVisible();
  await storage.local.set({ [keys.library]: seal([order, ping]) });
  await expect.element(button('Edit ping')).toBeVisible();
});
