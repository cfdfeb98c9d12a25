import { seal } from '@/lib/store/envelope';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

const written = '{"z": {"maximum": 18446744073709551615},\n "a": {}}';
const parameters = textbox('Parameters');

async function newTool(name: string, text = written) {
  const world = await showTools([order]);
  await userEvent.click(button('New tool'));
  await userEvent.fill(textbox('Name'), name);
  await userEvent.fill(parameters, text);
  return world;
}

test('parameters run as JSON does, from the left, in whatever script they are', async () => {
  const words = '{\n"العنوان": {"type": "string"}\n}';
  await showTools([{ ...ping, parameters: words }]);
  await userEvent.click(button('Edit ping'));
  await expect.element(parameters).toHaveValue(words);
  expect(getComputedStyle(parameters.element()).unicodeBidi).not.toBe('plaintext');
});

test('a tool is saved as it was written', async () => {
  const { stored } = await newTool(' zip ');
  await userEvent.fill(textbox('Description'), ' Packs. ');
  await userEvent.click(button('Save tool'));
  await expect.element(button('Edit zip')).toBeVisible();
  const zip = { name: 'zip', description: 'Packs.', parameters: written };
  expect(stored()).toEqual(seal([order, zip]));
});

test('what is being saved is not said to be discarded', async () => {
  const started = Promise.withResolvers<void>();
  await showTools([], 'tab', () => started.promise);
  await userEvent.click(button('New tool'));
  await userEvent.fill(textbox('Name'), 'zip');
  await userEvent.click(button('Save tool'));
  await userEvent.click(button('Cancel'), { force: true });
  started.resolve();
  await expect.element(button('Edit zip')).toBeVisible();
  expect(page.getByText('Your changes are discarded.').query()).toBeNull();
});

test.each(['Control', 'Meta'])('%s and Enter save it, from any field', async (key) => {
  for (const field of ['Name', 'Description', 'Parameters']) {
    const { stored } = await newTool('zip');
    await userEvent.click(textbox(field));
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expect.element(button('Edit zip')).toBeVisible();
    expect(stored()).toEqual(seal([order, { name: 'zip', description: '', parameters: written }]));
    leave();
  }
});

test('Tab leaves the parameters', async () => {
  await newTool('zip');
  await userEvent.click(parameters);
  await userEvent.tab();
  await expect.element(button('Cancel')).toHaveFocus();
  await expect.element(parameters).toHaveValue(written);
});

test('a changed tool takes its own place, under another name too', async () => {
  const { stored } = await showTools([order, ping]);
  await userEvent.click(button('Edit look_up_order'));
  await userEvent.fill(textbox('Name'), 'find_order');
  await userEvent.click(button('Save tool'));
  await expect.element(button('Edit find_order')).toBeVisible();
  expect(stored()).toEqual(seal([{ ...order, name: 'find_order' }, ping]));
});

test.each([
  ['', 'Enter a name.'],
  ['look up', 'Use only the letters a to z, digits, _ and -.'],
  ['1st', 'Begin with a letter or _.'],
  ['a'.repeat(65), 'Use at most 64 characters.'],
  ['form_input', "This is the name of Beckon's own form tool."],
  ['look_up_order', 'There is a tool of this name already. Choose another name.'],
  [' look_up_order ', 'There is a tool of this name already. Choose another name.'],
])('the name %j is not saved: %s', async (name, words) => {
  const { sent } = await newTool(name);
  await userEvent.click(button('Save tool'));
  await expect.element(textbox('Name')).toHaveAccessibleDescription(words);
  await expect.element(textbox('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(textbox('Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('an error of syntax is named with its line and column, and Save goes there', async () => {
  const text = '{\n  "type": "object",\n  "properties": {"a": 1,}\n}';
  const { sent } = await newTool('zip', text);
  const words = 'Line 3, column 24: there is a comma here and nothing after it.';
  await expect.element(page.getByText(words)).toBeVisible();
  // While the person types, this is not marked as a mistake: only when they leave the field or
  // save.
  await expect.element(parameters).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(button('Save tool'));
  await expect.element(parameters).toHaveFocus();
  await expect.element(parameters).toHaveAttribute('aria-invalid', 'true');
  expect(getSelection()?.toString()).toBe(',');
  expect(sent).toEqual([]);
  await userEvent.click(textbox('Name'));
  await userEvent.click(button('Go there'));
  await expect.element(parameters).toHaveFocus();
  expect(getSelection()?.toString()).toBe(',');
});

test('a mistake in the middle of a long text is scrolled to', async () => {
  const lines = '\n'.repeat(200);
  await newTool('zip', `{${lines},${lines}}`);
  const field = parameters.element();
  const middle = () => (field.scrollTop + field.clientHeight / 2) / field.scrollHeight;
  await userEvent.click(textbox('Name'));
  field.scrollTop = 0;
  await userEvent.click(button('Go there'));
  await expect.poll(middle).toBeCloseTo(0.5, 1);
  field.scrollTop = 0;
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(middle).toBeCloseTo(0.5, 1);
});

test('the way to a mistake is as large as the words about it', async () => {
  await newTool('zip', '{,}');
  await userEvent.click(textbox('Name'));
  const sizes = [page.getByText(/^Line 1/), button('Go there')].map(
    (one) => getComputedStyle(one.element()).fontSize,
  );
  expect(sizes[1]).toBe(sizes[0]);
});

test('a mistake in the parameters is read out once they are left, not with each letter', async () => {
  await newTool('zip', '{');
  const note = page
    .getByText(/^Line 1/)
    .element()
    .closest('[aria-live]');
  await userEvent.click(parameters);
  await userEvent.keyboard('[[');
  await expect.element(parameters).toHaveAttribute('aria-invalid', 'false');
  expect(note?.getAttribute('aria-live')).toBe('off');
  const changed = new Promise((resolve) => {
    new MutationObserver(resolve).observe(note ?? document, { childList: true });
  });
  await userEvent.click(textbox('Name'));
  await changed;
  await expect.element(parameters).toHaveAttribute('aria-invalid', 'true');
  expect(note?.getAttribute('aria-live')).toBe('polite');
});

test('parameters that are JSON but no object are refused in words', async () => {
  const { sent } = await newTool('zip', '[]');
  await userEvent.click(button('Save tool'));
  await expect
    .element(parameters)
    .toHaveAccessibleDescription('Parameters are a JSON object: they begin with { and end with }.');
  expect(sent).toEqual([]);
});

test('a name taken in the meantime is told, and nothing typed is lost', async () => {
  const { storage, stored } = await newTool('zip');
  await userEvent.click(textbox('Name'));
  // The page has not drawn the other tool yet when it sends its command.
  const saving = userEvent.keyboard('{Control>}{Enter}{/Control}');
  const theirs = { ...order, name: 'zip' };
  await storage.local.set({ 'tool-library': seal([theirs]) });
  await saving;
  await expect.element(textbox('Name')).toHaveValue('zip');
  await expect.element(parameters).toHaveValue(written);
  expect(stored()).toEqual(seal([theirs]));
});

test('who saved by the keyboard can go on writing when it was not saved', async () => {
  const reply = Promise.withResolvers<void>();
  const { storage } = await showTools([order], 'tab', () => reply.promise);
  await userEvent.click(button('New tool'));
  await userEvent.fill(textbox('Name'), 'zip');
  await userEvent.click(textbox('Description'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  // The locked form loses it.
  await expect.poll(() => document.activeElement).toBe(document.body);
  await storage.local.set({ 'tool-library': seal([{ ...order, name: 'zip' }]) });
  reply.resolve();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(textbox('Description')).toHaveFocus();
});

test('a tool being saved is not said to be there already', async () => {
  await newTool('zip');
  const name = textbox('Name').element();
  const invalid: (string | null)[] = [];
  const observer = new MutationObserver(() => invalid.push(name.getAttribute('aria-invalid')));
  observer.observe(name, { attributeFilter: ['aria-invalid'] });
  // The page learns from storage that the tool is stored, before it gets the command's reply.
  await userEvent.click(button('Save tool'));
  await expect.element(button('Edit zip')).toBeVisible();
  expect(invalid).toEqual([]);
});

test('Ctrl+Enter that ends the composing of a word does not save', async () => {
  const { stored } = await newTool('zip');
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    ctrlKey: true,
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  textbox('Description').element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await userEvent.tab();
  expect(stored()).toEqual(seal([order]));
  await expect.element(textbox('Description')).toBeVisible();
});
