import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../support/at-rest';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

test('before there is a tool, the page says what one is', async () => {
  await showTools([]);
  await expect.element(page.getByRole('heading', { name: 'Tools of your own' })).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  await userEvent.click(button('New tool'));
  await expect.element(textbox('Name')).toHaveFocus();
});

test('each tool is listed with what it is for and how many arguments it takes', async () => {
  await showTools([order, ping, { ...ping, name: 'zip', description: '\u202Eskcap' }]);
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent('look_up_order2 arguments');
  await expect.element(rows.nth(0)).toMatchTextContent('Looks up one of our orders.');
  await expect.element(rows.nth(1)).toMatchTextContent('pingno arguments');
  await expect.element(rows.nth(1)).toMatchTextContent('No description');
  await expect.element(rows.nth(2)).toMatchTextContent('‹U+202E›skcap');
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
  await userEvent.click(button('Undo'));
  await expect.element(button('Edit look_up_order')).toBeVisible();
  expect(stored()).toEqual(seal([order, ping]));
});

test('the rest of a double click does not delete the tool that comes under the pointer', async () => {
  const { sent } = await showTools([order, ping]);
  await userEvent.click(button('Delete look_up_order'));
  await expect.element(button('Edit look_up_order')).not.toBeInTheDocument();
  const rest = new MouseEvent('click', { bubbles: true, detail: 2 });
  button('Delete ping').element().dispatchEvent(rest);
  expect(sent).toHaveLength(1);
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

test('a tool that could not be deleted is still there, and that is said', async () => {
  const { storage } = await showTools([order]);
  await expect.element(button('Edit look_up_order')).toBeVisible();
  vi.spyOn(storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.click(button('Delete look_up_order'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no room left');
  await expect.element(button('Edit look_up_order')).toBeVisible();
});

test('a library that cannot be read is shown and left alone', async () => {
  const { storage, open, stored } = await showTools([]);
  const broken = { v: 1, data: [{ ...order, parameters: 'cut o' }] };
  leave();
  await storage.local.set({ [keys.library]: broken });
  open();
  await expect.element(page.getByText(/Looks up one of our orders/)).toBeVisible();
  await expect.element(page.getByText(/are damaged/)).toBeVisible();
  await expect.element(button('New tool')).not.toBeInTheDocument();
  expect(stored()).toEqual(broken);
  await expect.element(page.getByText(/until you delete them in the settings/)).toBeVisible();
});

test('the list follows what happens elsewhere', async () => {
  const { storage } = await showTools([order]);
  await expect.element(button('Edit look_up_order')).toBeVisible();
  await storage.local.set({ [keys.library]: seal([order, ping]) });
  await expect.element(button('Edit ping')).toBeVisible();
});

const many = Array.from({ length: 14 }, (_, index) => ({ ...ping, name: `tool_${index}` }));

/** Whether the element is what a person sees at its place. */
function isSeen(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 9, top + height / 2));
}

test('from far down the list, a new tool is begun at the top', async () => {
  await page.viewport(380, 640);
  onTestFinished(() => page.viewport(414, 896));
  await showTools(many);
  await expect.element(button('Delete tool_13')).toBeVisible();
  scrollTo(0, 110);
  await userEvent.click(button('New tool'));
  await expect.element(textbox('Name')).toHaveFocus();
  expect(scrollY).toBe(0);
  expect(isSeen(textbox('Name').element())).toBe(true);
});

test.each([
  ['Save of a changed tool', 'Edit tool_9', 'Save tool', 'renamed', 'Edit renamed'],
  ['Save of a copy', 'Duplicate tool_9', 'Save tool', 'copied', 'Edit copied'],
  ['Save of a new tool', 'New tool', 'Save tool', 'a_new_one', 'Edit a_new_one'],
  ['Cancel of a change', 'Edit tool_9', 'Cancel', 'renamed', 'Edit tool_9'],
  ['Cancel of a copy', 'Duplicate tool_9', 'Cancel', 'copied', 'Edit tool_9'],
])('after %s, the focus is in its row', async (_, open, close, name, focused) => {
  await showTools(many);
  await userEvent.click(button(open));
  await userEvent.fill(textbox('Name'), name);
  await userEvent.click(button(close));
  await expect.element(button(focused)).toHaveFocus();
  expect(isSeen(button(focused).element())).toBe(true);
});

test('after Delete, the focus is in the row that follows, or else in the one before', async () => {
  await showTools([order, ping, { ...ping, name: 'zip' }]);
  await userEvent.click(button('Delete ping'));
  await expect.element(button('Edit zip')).toHaveFocus();
  await userEvent.click(button('Delete zip'));
  await expect.element(button('Edit look_up_order')).toHaveFocus();
});

test('after Delete, a focus that has moved on stays where it is', async () => {
  const reply = Promise.withResolvers<void>();
  await showTools([order, ping], 'tab', () => reply.promise);
  await userEvent.click(button('Delete ping'));
  button('Import').element().focus();
  reply.resolve();
  await expect.element(button('Undo')).toBeVisible();
  await atRest();
  expect(document.activeElement).toBe(button('Import').element());
});

test('after Delete, the row with the focus is not under the words that it is deleted', async () => {
  await page.viewport(380, 400);
  onTestFinished(() => page.viewport(414, 896));
  // The name is so long that the words are as wide as the page.
  const name = 'z'.repeat(30);
  await showTools([order, ping, { ...ping, name }]);
  await expect.element(button(`Delete ${name}`)).toBeInTheDocument();
  // Dispatches the click, because a real click would scroll the page to the button.
  button(`Delete ${name}`)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Undo')).toBeVisible();
  await expect.element(button('Edit ping')).toHaveFocus();
  expect(isSeen(button('Edit ping').element())).toBe(true);
});

test('an import that is left leaves the focus at the heading, whatever was changed before', async () => {
  await showTools([ping]);
  await userEvent.click(button('Edit ping'));
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit ping')).toHaveFocus();
  await userEvent.click(button('Import'));
  await userEvent.click(button('Cancel'));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a tool that comes back takes the focus from nowhere, though it was changed last', async () => {
  const { storage } = await showTools([order, ping]);
  await userEvent.click(button('Edit ping'));
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit ping')).toHaveFocus();
  button('Import').element().focus();
  await storage.local.set({ [keys.library]: seal([order]) });
  await expect.element(button('Edit ping')).not.toBeInTheDocument();
  await storage.local.set({ [keys.library]: seal([order, ping]) });
  await expect.element(button('Edit ping')).toBeVisible();
  await atRest();
  expect(document.activeElement).toBe(button('Import').element());
});
