import type { CommandName, Input } from '@/lib/commands';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../../../support/at-rest';
import { buildConnection, buildTask } from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = () => document.querySelector('.toast');

/** Home with two tasks and `more` others. What is undone there is done only when `finish` is called. */
async function showHome(more = 0) {
  const world = pageWorld();
  const undone = Promise.withResolvers<void>();
  let count = 0;
  const send = async <Name extends CommandName>(name: Name, input: Input<Name>) => {
    if (name === 'task.watch') count += 1;
    if (count === 2) await undone.promise;
    return world.ports.send(name, input);
  };
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [
      buildTask('a', { title: 'One' }),
      buildTask('b', { title: 'Two' }),
      ...Array.from({ length: more }, (_, index) => buildTask(`more-${index}`)),
    ],
  });
  show({ ...world, ports: { ...world.ports, send } }, '#/');
  return { finish: undone.resolve, changes: () => count };
}

async function pause(title: string) {
  await userEvent.click(button(`What to do with ${title}`));
  await userEvent.click(button('Pause'));
  await expect.element(page.getByText('Paused.')).toBeVisible();
}

test('an Undo that is slow is done once, and takes away no toast that came meanwhile', async () => {
  const { finish, changes } = await showHome();
  await pause('One');
  const first = toast();
  await userEvent.click(button('Undo'));
  await userEvent.click(button('Undo'));
  expect(changes()).toBe(2);
  await pause('Two');
  await expect.poll(toast).not.toBe(first);
  const second = toast();
  finish();
  await atRest();
  expect(toast()).toBe(second);
});

test.each([
  [
    'pointer',
    () => userEvent.hover(button('Undo')),
    () => userEvent.hover(page.getByRole('heading', { name: 'Beckon' })),
  ],
  ['keyboard', async () => focus('.toast button'), async () => focus('h1')],
])('a toast is not taken away under the %s', async (_, come, go) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await showHome();
  await pause('One');
  await come();
  await atRest();
  vi.advanceTimersByTime(60_000);
  await atRest();
  expect(toast()).not.toBeNull();
  await go();
  await atRest();
  vi.advanceTimersByTime(21_000);
  await expect.poll(toast).toBeNull();
});

test.each([
  ['scrolled to', () => document.documentElement.scrollTo({ top: 10_000 })],
  ['focused', () => button('Archive').element().focus()],
])('the last button of a page does not stay under a toast when %s', async (_, reach) => {
  await page.viewport(380, 500);
  onTestFinished(() => page.viewport(414, 896));
  const world = pageWorld({ place: 'tab' });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await userEvent.click(button('Pause'));
  await expect.element(page.getByText('Paused.')).toBeVisible();
  reach();
  const above = () => toast()?.getBoundingClientRect().top ?? 0;
  await expect
    .poll(() => button('Archive').element().getBoundingClientRect().bottom)
    .toBeLessThan(above());
});

test('a pointer that passes over a toast does not set its time running under the keyboard', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await showHome();
  await pause('One');
  focus('.toast button');
  await userEvent.hover(button('Undo'));
  await userEvent.hover(page.getByRole('heading', { name: 'Beckon' }));
  await atRest();
  vi.advanceTimersByTime(21_000);
  await atRest();
  expect(toast()).not.toBeNull();
});

test('that something was taken back is said in the place where the change was', async () => {
  const { finish } = await showHome();
  finish();
  await pause('One');
  await userEvent.click(button('Undo'));
  await expect.element(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('one with nothing to press goes sooner than one with Undo', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { finish } = await showHome();
  finish();
  await pause('One');
  await atRest();
  vi.advanceTimersByTime(10_000);
  await userEvent.click(button('Undo'));
  await expect.element(page.getByText('Undone.')).toBeVisible();
  await userEvent.hover(page.getByRole('heading', { name: 'Beckon' }));
  await atRest();
  vi.advanceTimersByTime(7_000);
  await expect.poll(toast).toBeNull();
});

test.each(['Control', 'Meta'])('%s+Z presses Undo, and the focus stays', async (key) => {
  const { changes } = await showHome();
  await pause('One');
  await expect.element(button('What to do with One')).toHaveFocus();
  // Otherwise the browser itself would undo whatever was typed last, anywhere on the page.
  const browsers = vi.fn<(event: KeyboardEvent) => void>();
  addEventListener('keydown', browsers);
  onTestFinished(() => removeEventListener('keydown', browsers));
  await userEvent.keyboard(`{${key}>}z{/${key}}`);
  expect(changes()).toBe(2);
  expect(browsers.mock.lastCall?.[0].defaultPrevented).toBe(true);
  await expect.element(button('What to do with One')).toHaveFocus();
});

test.each([
  ['a Russian keyboard', 'я', 'KeyZ', 2],
  ['a German keyboard', 'z', 'KeyY', 2],
  ['one with Caps Lock', 'Z', 'KeyZ', 2],
  ['the key left of X of a German keyboard', 'y', 'KeyZ', 1],
])('on %s, too, they are the keys of the browser’s own undo', async (_, key, code, count) => {
  const { changes } = await showHome();
  await pause('One');
  const pressed = new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true });
  document.activeElement?.dispatchEvent(pressed);
  await atRest();
  expect(changes()).toBe(count);
});

test('the keys of Undo are named beside it', async () => {
  await showHome();
  await pause('One');
  await expect.element(button('Undo')).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await expect.element(page.getByText('Ctrl Z')).toBeVisible();
});

test.each([
  ['what is typed', '{Control>}z{/Control}', () => userEvent.click(page.getByRole('searchbox'))],
  ['what was undone', '{Control>}{Shift>}z{/Shift}{/Control}', async () => {}],
  ['a letter', 'z', async () => {}],
  ['a letter of AltGr', '{Control>}{Alt>}z{/Alt}{/Control}', async () => {}],
])('keys that are for %s undo nothing here', async (_, keys, go) => {
  const { changes } = await showHome(9);
  await pause('One');
  await go();
  await userEvent.keyboard(keys);
  await atRest();
  expect(changes()).toBe(1);
  expect(toast()).not.toBeNull();
});

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
