import { lightText } from '@/components/look/light-text';
import { afterEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { showRequest } from '../request/show-request';
import { button, showTools, textbox } from '../tools/show-tools';

afterEach(leave);

const words = 'word '.repeat(5_000);
const word = 'x'.repeat(25_000);

const heavy = { bidi: 'plaintext', wrap: '' };
const light = { bidi: 'normal', wrap: '' };
const lightest = { bidi: 'normal', wrap: 'off' };

function lookOf(box: Locator) {
  const area = box.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('This is no text area.');
  return { bidi: getComputedStyle(area).unicodeBidi, wrap: area.wrap };
}

/**
 * For each box, as a text is pasted into it, replaced and deleted.
 * @param short how it looks while its text is short
 */
async function expectToFollow(box: Locator, short = heavy) {
  await expect.poll(() => lookOf(box)).toEqual(short);
  for (const [text, look] of [
    [words, light],
    [word, lightest],
    ['', short],
  ] as const) {
    await userEvent.fill(box, text);
    await expect.poll(() => lookOf(box)).toEqual(look);
  }
}

/** As a text without breaks comes back with its draft. */
async function expectToComeBackLight(world: ReturnType<typeof pageWorld>, box: Locator) {
  await userEvent.fill(box, word);
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  leave();
  show(world, '#/tasks/a/request');
  await expect.poll(() => lookOf(box)).toEqual(lightest);
}

test.each([
  ['a few words', 'word '.repeat(50), undefined, undefined],
  ['a long address', 'x'.repeat(2_000), undefined, undefined],
  ['a word without an end', 'ع'.repeat(2_001), undefined, 'off'],
  ['a long text', words, 'normal', undefined],
  ['a long text without breaks', word, 'normal', 'off'],
  ['a long line of two directions', 'ab عع '.repeat(5_000), 'bidi-override', undefined],
])('%s', (_, text, bidi, wrap) => {
  expect(lightText(text)).toEqual({ style: { unicodeBidi: bidi }, wrap });
});

test('a text area of a form stays light, as does what comes back into it', async () => {
  const notes = page.getByRole('textbox', { name: 'Notes' });
  const world = await showRequest({ fields: [{ type: 'textarea', label: 'Notes' }] });
  await expectToFollow(notes);
  await expectToComeBackLight(world, notes);
});

test('it is light before what is pasted is laid out, with the text around it', async () => {
  await showRequest({ fields: [{ type: 'textarea', label: 'Notes', defaultValue: 'abcd' }] });
  const notes = page.getByRole('textbox', { name: 'Notes' });
  const area = notes.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('This is no text area.');
  area.setSelectionRange(1, 3);
  const paste = (data: string | null) =>
    area.dispatchEvent(new InputEvent('beforeinput', { data, bubbles: true }));
  paste(null);
  paste('ع'.repeat(1_998));
  expect(lookOf(notes)).toEqual(heavy);
  paste('ع'.repeat(1_999));
  expect(lookOf(notes)).toEqual({ ...heavy, wrap: 'off' });
  paste(words);
  expect(lookOf(notes)).toMatchObject({ bidi: 'normal' });
});

test('a reply stays light, as does what comes back of it', async () => {
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  const world = await showRequest({}, { toolName: 'look_up' });
  await expectToFollow(reply);
  await expectToComeBackLight(world, reply);
});

test('an instruction stays light', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  show(world, '#/new');
  await expectToFollow(page.getByRole('textbox', { name: 'What should the agent do?' }));
});

test.each([
  ['Description', heavy],
  // JSON never runs as its script does.
  ['Parameters', light],
])('the %s of a tool stays light', async (label, short) => {
  await showTools([]);
  await userEvent.click(button('New tool'));
  await expectToFollow(textbox(label), short);
});
