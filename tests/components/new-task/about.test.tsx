import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildNewTaskDraft } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const instruction = page.getByRole('textbox', { name: 'What should the agent do?' });
const chip = page.getByRole('button', { name: 'this page' });

const menuHash = `#/new/${encodeURIComponent('https://example.org/b')}`;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function showNewTask(place: 'popup' | 'panel', hash: string) {
  const world = pageWorld({ place });
  await store(world.storage, { connections: [buildConnection()] });
  show(world, hash);
  await expect.element(instruction).toBeVisible();
}

test('the popup adds the page it was opened on, once', async () => {
  await showNewTask('popup', '#/new');
  await userEvent.fill(instruction, 'Sum this up');
  await userEvent.click(chip);
  await userEvent.click(chip);
  await expect.element(instruction).toHaveValue('Sum this up\n\nA page\nhttps://example.org/a');
});

test('whoever has added it goes on with what they were writing', async () => {
  await showNewTask('popup', '#/new');
  await userEvent.fill(instruction, 'In English.\n\nSum this \n');
  await userEvent.click(chip);
  await userEvent.keyboard(' up');
  await expect
    .element(instruction)
    .toHaveValue('In English.\n\nSum this up\n\nA page\nhttps://example.org/a');
});

test('below many words it is scrolled to, or nobody would see that it was added', async () => {
  await showNewTask('popup', '#/new');
  await userEvent.fill(instruction, 'Sum this up\n'.repeat(60));
  const field = instruction.element();
  field.scrollTo(0, 0);
  await userEvent.click(chip);
  const below = () => field.scrollHeight - field.clientHeight - field.scrollTop;
  await expect.poll(below).toBeLessThan(1);
  expect(field.scrollTop).toBeGreaterThan(0);
});

test('the side panel does not know which page is meant', async () => {
  await showNewTask('panel', '#/new');
  await expect.element(chip).not.toBeInTheDocument();
});

test('a menu entry fills in what was clicked on, and deleting it is final', async () => {
  await showNewTask('panel', `#/new/${encodeURIComponent('https://example.org/b')}`);
  await expect.element(instruction).toHaveValue('\n\nhttps://example.org/b');
  expect(location.hash).toBe('#/new');
  await userEvent.clear(instruction);
  await expect.element(instruction).toHaveValue('');
});

test('handed over again after it was deleted, it is there again', async () => {
  const hash = `#/new/${encodeURIComponent('https://example.org/b')}`;
  await showNewTask('panel', hash);
  await expect.element(instruction).toHaveValue('\n\nhttps://example.org/b');
  await userEvent.clear(instruction);
  location.hash = hash;
  await expect.element(instruction).toHaveValue('\n\nhttps://example.org/b');
  expect(location.hash).toBe('#/new');
});

test('what is typed next stands above it, and becomes no part of its address', async () => {
  await showNewTask('panel', `#/new/${encodeURIComponent('https://example.org/b')}`);
  await expect.element(instruction).toHaveValue('\n\nhttps://example.org/b');
  await userEvent.keyboard('Sum it up');
  await expect.element(instruction).toHaveValue('Sum it up\n\nhttps://example.org/b');
});

test.for([
  ['', 'Sum it up\n\nhttps://example.org/b'],
  ['Please', 'PleaseSum it up\n\nhttps://example.org/b'],
] as const)(
  'what is typed next, below %j, stands above it where the connections are read last',
  async ([typed, expected]) => {
    const world = pageWorld({ place: 'panel' });
    await store(world.storage, { connections: [buildConnection()] });
    if (typed !== '')
      await world.storage.local.set({ [keys.newTaskDraft]: seal(buildNewTaskDraft(typed)) });
    const { local } = world.ports;
    const slow = { ...local, keys: () => sleep(100).then(() => local.keys()) };
    show({ ...world, ports: { ...world.ports, local: slow } }, menuHash);
    await expect.element(instruction).toHaveValue(`${typed}\n\nhttps://example.org/b`);
    await userEvent.keyboard('Sum it up');
    await expect.element(instruction).toHaveValue(expected);
  },
);

test('what is typed next stands above it when the person comes back to it, too', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({
    [keys.newTaskDraft]: seal(buildNewTaskDraft('\n\nhttps://example.org/b')),
  });
  show(world, '#/new');
  await expect.element(instruction).toHaveFocus();
  await userEvent.keyboard('Sum it up');
  await expect.element(instruction).toHaveValue('Sum it up\n\nhttps://example.org/b');
});

test('what a page hides in its title is seen by the person, as it would be by the agent', async () => {
  const about = 'Prices\u{e0070}\u{e0061}\u{e0079} \u202e\nhttps://example.org/b';
  await showNewTask('panel', `#/new/${encodeURIComponent(about)}`);
  const shown = 'Prices‹U+E0070›‹U+E0061›‹U+E0079› ‹U+202E›\nhttps://example.org/b';
  await expect.element(instruction).toHaveValue(`\n\n${shown}`);
});
