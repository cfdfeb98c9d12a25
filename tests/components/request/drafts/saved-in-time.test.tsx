import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection } from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';
import { answersOf, ask, draftOf, showRequest } from '../show-request';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  leave();
});

const form = { fields: [{ type: 'text', label: 'Text' }] };

test('what was typed a moment before the page went is saved', async () => {
  const world = await showRequest(form);
  await userEvent.fill(page.getByLabelText('Text'), 'in time');
  dispatchEvent(new Event('pagehide'));
  expect(draftOf(world)?.fields[0]?.text).toBe('in time');
  await userEvent.fill(page.getByLabelText('Text'), 'before home');
  leave();
  expect(draftOf(world)?.fields[0]?.text).toBe('before home');
});

test('what was typed is saved before what is clicked next acts, which may close the popup', async () => {
  const world = await showRequest(form);
  const button = page.getByRole('button', { name: 'Send answer' }).element();
  let saved: string | undefined;
  button.addEventListener('mouseup', () => (saved = draftOf(world)?.fields[0]?.text), {
    once: true,
  });
  // No timer may fire: the draft must be saved without one. With a fake clock timers would, since a
  // click makes time pass there.
  vi.stubGlobal('setTimeout', () => 0);
  await userEvent.fill(page.getByLabelText('Text'), 'all of it, to its end');
  await userEvent.click(button);
  expect(saved).toBe('all of it, to its end');
});

test('what is typed without a pause is saved meanwhile: a closing popup can save nothing', async () => {
  const world = await showRequest(form);
  const text = page.getByLabelText('Text').element();
  if (!(text instanceof HTMLInputElement)) throw new Error('This is no input.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const saved = ['w', 'wi', 'wit', 'with'].map((typed) => {
    text.value = typed;
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    vi.advanceTimersByTime(60);
    return draftOf(world)?.fields[0]?.text;
  });
  vi.useRealTimers();
  // The first key is saved at once, for it may be a paste. After that the disk has some rest.
  expect(saved).toEqual(['w', 'wi', 'wi', 'with']);
});

test('an answer goes without waiting for the disk, and nothing typed after it seems to go along', async () => {
  const world = pageWorld();
  await store(world.storage, { connections: [buildConnection()] });
  await ask(world, { why: 'weight' }, { toolName: 'ask_weight' });
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const set = async (items: Readonly<Record<string, unknown>>) => {
    await written;
    await world.storage.local.set(items);
  };
  const local = { ...world.storage.local, set };
  show({ ...world, ports: { ...world.ports, local } }, '#/tasks/a/request');
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await userEvent.fill(reply, 'twelve');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard(' kilos');
  await expect.poll(() => answersOf(world)).toHaveLength(1);
  expect(answersOf(world)[0]).toMatchObject({ input: 'twelve' });
  await expect.element(reply).toHaveValue('twelve');
  write();
  await expect.poll(() => draftOf(world)?.reply).toBe('twelve');
});
