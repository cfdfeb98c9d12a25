import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show } from '../../support/page-ports';
import { showRequest } from './show-request';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

type World = Awaited<ReturnType<typeof showRequest>>;

const keep = () => page.getByRole('switch', { name: "Don't keep this" });
const disk = (world: World) => JSON.stringify(world.storage.dump('local'));

/** The two texts that are not kept on disk if the person says so. */
const places = {
  'a reply': {
    key: keys.draft('a', 'call-1'),
    box: () => page.getByRole('textbox', { name: 'Your reply' }),
    open: async () => {},
    ask: (toolName: string) => showRequest({}, { toolName }),
  },
  'a reason': {
    key: keys.reason('a', 'call-1'),
    box: () => page.getByRole('textbox', { name: "Why can't you answer?" }),
    open: () => userEvent.click(page.getByRole('button', { name: "Can't answer" })),
    ask: (toolName: string) =>
      showRequest({ description: toolName, fields: [{ type: 'text', label: 'A' }] }),
  },
};

test.each(Object.entries(places))(
  '%s is not kept in the next popup either, once it is not to be',
  async (_, { key, box, open, ask }) => {
    const world = await ask('look_up');
    await open();
    await userEvent.click(keep());
    await userEvent.fill(box(), 'swordfish');
    await expect.poll(() => Object.keys(world.storage.dump('local'))).toContain(key);
    leave();
    show(world, '#/tasks/a/request');
    await expect.element(keep()).toBeChecked();
    await userEvent.fill(box(), 'swordfish');
    leave();
    expect(disk(world)).not.toContain('swordfish');
  },
);

test('nothing is promised about what was drafted before', async () => {
  const { box, ask } = places['a reply'];
  const world = await ask('look_up');
  await userEvent.fill(box(), 'swordfish');
  await expect.poll(() => disk(world)).toContain('swordfish');
  await userEvent.click(keep());
  const hint = 'It stays out of the history and is not written to disk from now on.';
  await expect.element(keep()).toHaveAccessibleDescription(hint);
});

test.each(Object.entries(places))(
  '%s never reaches the disk where a secret is asked for, though nobody chose that',
  async (_, { box, open, ask }) => {
    const world = await ask('get_password');
    await open();
    await userEvent.fill(box(), 'swordfish');
    leave();
    expect(disk(world)).not.toContain('swordfish');
  },
);

test('a reason with a secret never reaches the disk when its box is closed', async () => {
  const { box, open, ask } = places['a reason'];
  const world = await ask('get_password');
  await open();
  await userEvent.fill(box(), 'swordfish');
  await userEvent.click(page.getByRole('button', { name: 'Answer after all' }));
  await expect.element(box()).not.toBeInTheDocument();
  leave();
  expect(disk(world)).not.toContain('swordfish');
});

test.each(Object.entries(places))(
  '%s goes to no spell checker, which may be on the web, unless it may be kept',
  async (_, { box, open, ask }) => {
    await ask('get_password');
    await open();
    await expect.element(box()).toHaveProperty('spellcheck', false);
    await userEvent.click(keep());
    await expect.element(box()).toHaveProperty('spellcheck', true);
  },
);

test.each(Object.entries(places))(
  '%s that comes back from the disk is not said to be on none',
  async (_, { box, open, ask }) => {
    const world = await ask('get_password');
    await open();
    await expect.element(keep()).toBeChecked();
    await userEvent.click(keep());
    await userEvent.fill(box(), 'seven');
    await expect.poll(() => disk(world)).toContain('seven');
    leave();
    show(world, '#/tasks/a/request');
    await expect.element(box()).toHaveValue('seven');
    await expect.element(keep()).not.toBeChecked();
  },
);

test.each(Object.entries(places))(
  '%s cleared in one page is cleared in another that shows it, and opens nothing anew',
  async (_, { key, box, open, ask }) => {
    const world = await ask('look_up');
    const stored = () => world.storage.dump('local')[key];
    await open();
    await userEvent.fill(box(), 'seven');
    await expect.poll(() => disk(world)).toContain('seven');
    const typed = stored();
    await userEvent.fill(box(), '');
    await expect.poll(() => disk(world)).not.toContain('seven');
    const cleared = stored();
    leave();
    show(world, '#/tasks/a/request');
    await expect.element(page.getByRole('button', { name: "Can't answer" })).toBeVisible();
    await open();
    await expect.element(box()).toBeVisible();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await world.storage.local.set({ [key]: typed });
    await expect.element(box()).toHaveValue('seven');
    await world.storage.local.set({ [key]: cleared });
    await expect.element(box()).toHaveValue('');
  },
);

test.each(Object.entries(places))(
  '%s stays in its box when another page says that it is not to be kept',
  async (_, { key, box, open, ask }) => {
    const world = await ask('look_up');
    await open();
    await userEvent.fill(box(), 'seven');
    await expect.poll(() => disk(world)).toContain('seven');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const forgotten = { writer: 'other', fields: [], reply: '', forget: true };
    await world.storage.local.set({ [key]: seal(forgotten) });
    await expect.element(keep()).toBeChecked();
    await expect.element(box()).toHaveValue('seven');
  },
);

test.each(Object.entries(places))(
  '%s is nothing the browser writes down to bring it back after a restart',
  async (_, { box, open, ask }) => {
    await ask('get_password');
    await open();
    await expect.element(box()).toHaveProperty('autocomplete', 'off');
  },
);
