import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { toDefinition } from '@/lib/tools/definition';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catchDownloads } from '../../support/catch-downloads';
import { listen } from '../../support/listen';
import { leave } from '../../support/page-ports';
import { button, order, ping, showTools, textbox } from './show-tools';

afterEach(leave);

const json = textbox('Tools as JSON');
const found = page.getByRole('region', { name: 'Found' });
const text = '[{"type":"function","function":{"name":"zip","parameters":{"z":1,"a":2}}}]';
const zip = { name: 'zip', description: '', parameters: '{\n  "z": 1,\n  "a": 2\n}' };

test('pasted tools are shown before they are added, and why some are not', async () => {
  const { stored } = await showTools([order]);
  await userEvent.click(button('Import'));
  await expect.element(json).toHaveFocus();
  const some = [...JSON.parse(text), toDefinition(order), { name: 'a b' }, 7];
  await userEvent.fill(json, JSON.stringify(some));
  await expect.element(found).toMatchTextContent('zipnew');
  await expect.element(found).toMatchTextContent('look_up_orderThere is one of this name already.');
  await expect.element(found).toMatchTextContent('a bUse only the letters');
  await expect.element(found).toMatchTextContent('Entry 4This is not a tool definition.');
  await userEvent.click(button('Import 1 tool'));
  await expect.element(page.getByText('1 tool is added.')).toBeVisible();
  expect(stored()).toEqual(seal([order, zip]));
});

test('that something was found is heard: of a chosen file nothing else is', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  await expect.element(json).toHaveFocus();
  const heard = listen();
  const file = new File([text], 'tools.json', { type: 'application/json' });
  await userEvent.upload(page.getByLabelText('Choose a file'), file);
  await expect.poll(() => heard).toContain('Found 1');
});

test('what came of it is a status that was there before its words, so that it is read out', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  await userEvent.fill(json, text);
  const empty: boolean[] = [];
  const observer = new MutationObserver(() => {
    const status = document.querySelector('.page output');
    if (status) empty.push(status.textContent === '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(button('Import 1 tool'));
  await expect.element(page.getByText('1 tool is added.')).toBeVisible();
  observer.disconnect();
  expect(empty[0]).toBe(true);
  // The output is emptied, so that a screen reader also reads the next result, even if it is the
  // same.
  await userEvent.click(button('Import'));
  await userEvent.click(button('Cancel'));
  await expect.element(button('Import')).toBeVisible();
  expect(document.querySelector('.page output')?.textContent).toBe('');
});

test('a name that hides something, or has no end, is seen for what it is', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  const names = ['\u202Ekool_pu', 'x'.repeat(500)];
  await userEvent.fill(json, JSON.stringify(names.map((name) => ({ name }))));
  await expect.element(found).toMatchTextContent('‹U+202E›kool_puUse only the letters');
  await expect.element(found).toMatchTextContent(`${'x'.repeat(79)}…Use at most 64`);
});

test('of very many tools the first are drawn', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  const many = Array.from({ length: 2_000 }, (_, index) => ({ name: `tool_${index}` }));
  await userEvent.fill(json, JSON.stringify(many));
  await expect.element(button('Import 2000 tools')).toBeVisible();
  await expect.element(button('Show 50 more')).toBeVisible();
  expect(found.element().querySelectorAll('li')).toHaveLength(50);
});

test('a file is read into the same place, and Ctrl+Enter imports it', async () => {
  const { stored } = await showTools([]);
  await userEvent.click(button('Import'));
  await userEvent.upload(
    page.getByLabelText('Choose a file'),
    new File([text], 'tools.json', { type: 'application/json' }),
  );
  await expect.element(json).toHaveValue(text);
  await userEvent.click(json);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(button('Edit zip')).toBeVisible();
  expect(stored()).toEqual(seal([zip]));
});

test('a file that cannot be read is told, until one can', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  const chooser = page.getByLabelText('Choose a file');
  const reading = vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new Error('It is gone.'));
  await userEvent.upload(chooser, new File([text], 'tools.json'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('This file cannot be read.');
  // If the file were still chosen, choosing it again would cause no event.
  await expect.element(chooser).toHaveValue('');
  await userEvent.upload(chooser, new File([text], 'tools.json'));
  await expect.element(json).toHaveValue(text);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  reading.mockRestore();
});

test('the popup sends the person to a tab for a file', async () => {
  const { opened } = await showTools([], 'popup');
  const closed = vi.spyOn(window, 'close').mockImplementation(() => {});
  await userEvent.click(button('Import'));
  await userEvent.click(button('Choose a file in a tab'));
  await expect.poll(() => opened).toEqual(['#/tools']);
  expect(closed).toHaveBeenCalledOnce();
  closed.mockRestore();
});

test('that tools could not be added is said, and their text is still there', async () => {
  const { storage } = await showTools([]);
  await userEvent.click(button('Import'));
  await userEvent.fill(json, text);
  vi.spyOn(storage.local, 'set').mockRejectedValue(new Error('Quota'));
  await userEvent.click(button('Import 1 tool'));
  await expect.element(page.getByRole('alert')).toMatchTextContent('no room left');
  await expect.element(json).toHaveValue(text);
});

test('an import is not left for a tool that another page begins', async () => {
  const { storage } = await showTools([order]);
  await userEvent.click(button('Import'));
  await userEvent.fill(json, text);
  const theirs = { replaces: null, ...order, name: 'begun_elsewhere' };
  await storage.local.set({ [keys.toolDraft]: seal({ tool: theirs }) });
  // The page has drawn what it heard once the library has come the same way.
  await storage.local.set({ [keys.library]: seal([zip]) });
  await expect.element(found).toMatchTextContent('already');
  await expect.element(json).toHaveValue(text);
});

test('what came of an import is no longer said after another tool was opened', async () => {
  await showTools([order]);
  await userEvent.click(button('Import'));
  await userEvent.fill(json, text);
  await userEvent.click(button('Import 1 tool'));
  await expect.element(page.getByText('1 tool is added.')).toBeVisible();
  await userEvent.click(button('Edit zip'));
  await userEvent.click(button('Cancel'));
  await expect.element(button('Edit zip')).toBeVisible();
  expect(page.getByText('1 tool is added.').elements()).toEqual([]);
});

test.each([
  ['[{]', 'Line 1, column 3: a name in double quotes belongs here.', ']'],
  ['[]', 'There is no tool in this.', ''],
])('%s brings nothing, says why, and goes where it is wrong', async (pasted, words, mistake) => {
  const { sent } = await showTools([]);
  await userEvent.click(button('Import'));
  await userEvent.fill(json, pasted);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(json).toHaveFocus();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(json).toHaveAttribute('aria-invalid', 'true');
  expect(getSelection()?.toString()).toBe(mistake);
  expect(sent).toEqual([]);
});

test('what is copied is what the interface takes', async () => {
  await showTools([order, ping]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(button('Copy'));
  await expect.element(button('Copied')).toBeVisible();
  const written = copied.mock.calls[0]?.[0] ?? '';
  expect(JSON.parse(written)).toEqual([order, ping].map(toDefinition));
  copied.mockRestore();
});

test('a download is the same, in a file', async () => {
  await showTools([order]);
  const files = catchDownloads();
  await userEvent.click(button('Download'));
  await expect.poll(() => files).toMatchObject([{ name: 'beckon-tools.json' }]);
  expect(JSON.parse(files[0]?.text ?? '')).toEqual([toDefinition(order)]);
});

test('from far down the tools that were found, what came of them is in sight', async () => {
  await showTools([]);
  await userEvent.click(button('Import'));
  const many = Array.from({ length: 40 }, (_, index) => ({ name: `tool_${index}` }));
  await userEvent.fill(json, JSON.stringify(many));
  await expect.element(found.getByText('tool_39')).toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(found.getByText('tool_39')).toBeInViewport();
  await userEvent.click(button('Import 40 tools'));
  await expect.element(page.getByText('40 tools are added.')).toBeInViewport();
});

test('what was added is still said when the keys are pressed twice', async () => {
  await showTools([], 'tab', () => new Promise((resolve) => setTimeout(resolve, 100)));
  await userEvent.click(button('Import'));
  await userEvent.fill(json, text);
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await expect.element(page.getByText('1 tool is added.')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect.element(page.getByText('1 tool is added.')).toBeVisible();
});
