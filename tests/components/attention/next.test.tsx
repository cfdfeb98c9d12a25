import type { Delivery } from '@/lib/task/delivery';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import { defaultSettings } from '@/lib/store/settings';
import type { TaskRecord } from '@/lib/task/record';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aTask } from '../../support/a-task';
import { buildCall, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show } from '../../support/page-ports';
import { putRequests, requestPage } from '../../support/request-page';

afterEach(leave);

const shared = { answeredAt: 1, attempts: 1, secret: false };
const sending: Delivery = { state: 'sending', ...shared, since: 1 };
const accepted: Delivery = {
  state: 'accepted',
  ...shared,
  at: 1,
  revision: 1,
  stillWaiting: false,
};

const asking = (id: string, delivery: Delivery | null = null): TaskRecord =>
  buildTask(id, { call: buildCall({ toolCallId: `call-${id}`, delivery }) });
const form = (call: string) => document.querySelector(`form[data-tool-call="${call}"]`);
const heading = () => document.querySelector('h1')?.textContent;
const drawn = (call: string) => expect.poll(() => form(call)).not.toBeNull();

async function firstOfTwo(openNext: boolean, delivery: Delivery | null = null) {
  const world = await requestPage(asking('a', delivery), asking('b'));
  await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, openNext }) });
  await drawn('call-a');
  return world;
}

test('once an answer is sent, the next request is a click away', async () => {
  const world = await firstOfTwo(false);
  const next = page.getByRole('link', { name: 'Next request' });
  expect(next.query()).toBeNull();
  await putRequests(world, asking('a', sending));
  await expect.element(next).toHaveAttribute('href', '#/tasks/b/request');
  await putRequests(world, asking('a', accepted));
  await expect.element(page.getByText(/has your answer/)).toBeVisible();
  // Makes the page draw once more: what the first drawing led to has happened by then.
  await putRequests(world, { ...asking('a', accepted), title: 'Another name', revision: 9 });
  await expect.poll(heading).toBe('Another name');
  expect(location.hash).toBe('#/tasks/a/request');
});

test('who has answered is not led to what is asked only later', async () => {
  const world = await requestPage(asking('a'));
  await world.storage.local.set({ [keys.settings]: seal({ ...defaultSettings, openNext: true }) });
  await drawn('call-a');
  await putRequests(world, asking('a', accepted));
  await expect.element(page.getByText(/has your answer/)).toBeVisible();
  await putRequests(world, asking('b'));
  await expect.element(page.getByRole('link', { name: 'Next request' })).toBeVisible();
  await putRequests(world, { ...asking('a', accepted), title: 'Another name', revision: 9 });
  await expect.poll(heading).toBe('Another name');
  expect(location.hash).toBe('#/tasks/a/request');
});

test('it opens by itself for who wants that, when the service has taken the answer', async () => {
  const world = await firstOfTwo(true);
  await putRequests(world, asking('a', sending));
  await expect.element(page.getByRole('link', { name: 'Next request' })).toBeVisible();
  expect(location.hash).toBe('#/tasks/a/request');
  await putRequests(world, asking('a', accepted));
  await expect.poll(() => location.hash).toBe('#/tasks/b/request');
  await drawn('call-b');
  await expect
    .element(page.getByText(/^Your answer to “.*thing called a.*” was taken/))
    .toBeVisible();
});

test.each([
  ['confirmed', '#/tasks/b/request', 'Do the thing called b'],
  ['unproven', '#/tasks/a/request', 'Another name'],
] as const)('a call that is gone, its answer %s, leads to %s', async (outcome, hash, title) => {
  const world = await firstOfTwo(true);
  await putRequests(world, asking('a', sending));
  await expect.element(page.getByRole('link', { name: 'Next request' })).toBeVisible();
  const settled = aTask('a').settled('confirmed', 'the-one-before').settled(outcome, 'call-a');
  await putRequests(world, settled.build());
  await expect.poll(() => form('call-a')).toBeNull();
  // Makes the page draw once more: what the first drawing led to has happened by then.
  await putRequests(world, settled.with({ title: 'Another name', revision: 9 }).build());
  await expect.poll(() => [location.hash, heading()]).toEqual([hash, title]);
});

test('a request that was put off is a click away, and does not open by itself', async () => {
  const world = await firstOfTwo(true);
  const putOff = { ...asking('b').call!, snoozedUntil: testNow + 60_000 };
  await putRequests(world, buildTask('b', { call: putOff }));
  await putRequests(world, asking('a', accepted));
  const next = page.getByRole('link', { name: 'Next request' });
  await expect.element(next).toHaveAttribute('href', '#/tasks/b/request');
  await putRequests(world, { ...asking('a', accepted), title: 'Another name', revision: 9 });
  await expect.poll(heading).toBe('Another name');
  expect(location.hash).toBe('#/tasks/a/request');
});

test('a request opened to look at leads nowhere by itself', async () => {
  const world = await firstOfTwo(true, sending);
  await putRequests(world, asking('a', accepted));
  await expect.element(page.getByText(/has your answer/)).toBeVisible();
  await putRequests(world, { ...asking('a', accepted), title: 'Another name', revision: 9 });
  await expect.poll(heading).toBe('Another name');
  expect(location.hash).toBe('#/tasks/a/request');
});

test('a notification leads to the first field that can be filled in', async () => {
  const world = pageWorld({ place: 'panel' });
  await putRequests(world, asking('a'));
  show(world, '#/');
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/tasks/a/request', at: testNow, window: 1 }),
  });
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
});

test('a form that takes another’s place does not take the keys typed for that', async () => {
  const world = pageWorld({ place: 'panel' });
  await putRequests(world, asking('a'));
  show(world, '#/');
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/tasks/a/request', at: testNow, window: 1 }),
  });
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  await putRequests(world, buildTask('a', { call: buildCall({ toolCallId: 'another' }) }));
  await drawn('another');
  expect(document.activeElement?.matches('input')).toBe(false);
});

test('a notification of the request on screen leads back to its form', async () => {
  const world = await requestPage(asking('a'));
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
  document.querySelector('h1')?.focus();
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/tasks/a/request', at: testNow, window: 1 }),
  });
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
});

test('a task that is gone says so where its notification leads', async () => {
  const world = pageWorld({ place: 'panel' });
  show(world, '#/');
  await world.storage.session.set({
    [keys.intent]: seal({ route: '#/tasks/gone/request', at: testNow, window: 1 }),
  });
  await expect.element(page.getByText(/This task is not here any more/)).toBeVisible();
});
