import { sealSchedule } from '@/lib/store/seal-schedule';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buildCall,
  buildConnection,
  buildSchedule,
  buildTask,
  testNow,
} from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { deliver } from '../request/show-request';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

async function showChecked(checkedAt: number): Promise<void> {
  const world = pageWorld({ place: 'panel' });
  const schedule = buildSchedule(['a'], {}, { activeAt: testNow, checkedAt, triedAt: checkedAt });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { call: buildCall() })],
  });
  await world.storage.session.set(sealSchedule(schedule));
  show(world, '#/tasks/a');
}

/**
 * The height of the card on a panel of each width, when the card shows these words about the
 * checks.
 */
async function heights(checkedAt: number, words: string): Promise<readonly number[]> {
  await showChecked(checkedAt);
  await expect.element(page.getByText(words)).toBeVisible();
  const found: number[] = [];
  for (let width = 300; width <= 420; width += 10) {
    await page.viewport(width, 896);
    found.push(document.querySelector('.status-head')!.getBoundingClientRect().height);
  }
  leave();
  return found;
}

test('what stands below does not move as a check comes nearer', async () => {
  const before = await heights(testNow - 500, 'checked 0 s ago · next in 1 s');
  expect(await heights(testNow - 1_500, 'checked 1 s ago · checking now')).toEqual(before);
});

test.each([
  [320, 'below the badge', 'left'],
  [380, 'at the end of its line', 'right'],
] as const)('at %i px, what is said of the checks stands %s', async (width, _, edge) => {
  await page.viewport(width, 896);
  await showChecked(testNow - 500);
  const words = page.getByText('checked 0 s ago · next in 1 s');
  await expect.element(words).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(words.element());
  const said = text.getBoundingClientRect();
  const line = document.querySelector('.status-head')!.getBoundingClientRect();
  expect(said[edge]).toBe(line[edge]);
});

test('by keyboard, the request is the first thing on the page of a task that waits', async () => {
  await showChecked(testNow - 500);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  // The first Tab goes to the settings.
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Waiting for you' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#/tasks/a/request');
});

test('where a task stands leads nowhere while nothing is to be answered', async () => {
  const world = pageWorld({ place: 'panel' });
  const call = buildCall({ delivery: deliver('accepted') });
  await store(world.storage, { tasks: [buildTask('a', { call })] });
  show(world, '#/tasks/a');
  const card = page.getByRole('region', { name: 'Status' });
  await expect.element(card.getByText('Answered')).toBeVisible();
  expect(card.getByRole('link').elements()).toEqual([]);
});

test('where a task still waits for the answer it was given, its status leads to the request', async () => {
  const world = pageWorld({ place: 'panel' });
  const begun = { answeredAt: testNow, attempts: 1, secret: false };
  const sent = { ...begun, state: 'accepted', at: testNow, revision: 1 } as const;
  const call = buildCall({ delivery: { ...sent, stillWaiting: true } });
  await store(world.storage, { tasks: [buildTask('a', { call })] });
  show(world, '#/tasks/a');
  const card = page.getByRole('region', { name: 'Status' });
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '#/tasks/a/request');
});
