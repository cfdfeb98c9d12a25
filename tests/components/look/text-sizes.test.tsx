import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import { afterEach, expect, test } from 'vitest';
import { buildCall, buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { login, showRequest } from '../request/show-request';

afterEach(() => {
  document.documentElement.style.fontSize = '';
  leave();
});

async function showAt(hash: string, words: string): Promise<void> {
  const world = pageWorld({ place: 'tab' });
  const quietHours = { ...defaultSettings.quietHours, on: true };
  await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, quietHours }) });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { call: buildCall() }), buildTask('b')],
  });
  show(world, hash);
  await expect.poll(() => document.body.textContent).toContain(words);
}

const typedInto = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"])';

/** The font size of each element that has text of its own, or into which text is typed, in CSS px. */
function textSizes(): ReadonlyMap<Element, number> {
  const withText = [...document.querySelectorAll('#app *')].filter(
    (element) =>
      element.matches(typedInto) ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  return new Map(withText.map((one) => [one, Number.parseFloat(getComputedStyle(one).fontSize)]));
}

const places = [
  ['a request', () => showRequest(login)],
  ['home', () => showAt('#/', 'Do the thing called b')],
  ['a task', () => showAt('#/tasks/a', 'About this task')],
  ['New task', () => showAt('#/new', 'Watch an existing task')],
  ['the settings', () => showAt('#/settings', 'Your data')],
  ['the tools', () => showAt('#/tools', 'New tool')],
] as const;

test.each(places)(
  'all text on %s is twice as large for who set text twice as large',
  async (_, reach) => {
    await reach();
    const usual = textSizes();
    expect(usual.size).toBeGreaterThan(4);
    document.documentElement.style.fontSize = '200%';
    const large = textSizes();
    const others = [...usual].filter(([one, size]) => large.get(one) !== 2 * size);
    expect(others.map(([one]) => one.outerHTML)).toEqual([]);
  },
);

/** The heights of the boxes, dots and icons that stand in a line with text, in CSS px. */
function markSizes(): readonly number[] {
  const marks = document.querySelectorAll('#app :is(svg, .dot, [type="checkbox"], [type="radio"])');
  return [...marks].map((mark) => Number.parseFloat(getComputedStyle(mark).height));
}

test.each(places)('the boxes, dots and icons on %s grow with the text', async (_, reach) => {
  await reach();
  const usual = markSizes();
  expect(usual.length).toBeGreaterThan(0);
  document.documentElement.style.fontSize = '200%';
  expect(markSizes()).toEqual(usual.map((size) => 2 * size));
});
