import type { CommandError } from '@/lib/commands';
import { fail, type Result } from '@/lib/result';
import { minute } from '@/lib/time';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCall, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { putRequests, requestPage } from '../../support/request-page';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

test.each([
  ['In 15 minutes', testNow + 15 * minute],
  ['In 1 hour', testNow + 60 * minute],
  [/^In the morning \(tomorrow /, new Date(2026, 10, 19, 8).getTime()],
])('a request is put off: %s', async (name, until) => {
  const world = await requestPage(buildTask('a', { call: buildCall() }));
  expect(button(name).query()).toBeNull();
  await userEvent.click(button('Remind me later'));
  await userEvent.click(button(name));
  expect(world.sent).toEqual([
    { name: 'request.snooze', input: { id: 'a', toolCallId: 'call-1', until } },
  ]);
  expect(button(name).query()).toBeNull();
  await expect.element(button('Remind me later')).toHaveFocus();
});

test('that a request could not be put off is seen, though the choice closes the menu', async () => {
  const answers = { 'request.snooze': () => fail({ code: 'storage-full' } as const) };
  const world = pageWorld({ answers });
  await putRequests(world, buildTask('a', { call: buildCall() }));
  show(world, '#/tasks/a/request');
  await userEvent.click(button('Remind me later'));
  await userEvent.click(button('In 1 hour'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('In 1 hour')).toBeVisible();
});

test('a snooze says until when, and is taken back', async () => {
  const call = buildCall({ snoozedUntil: testNow + 30 * minute });
  const world = await requestPage(buildTask('a', { call }));
  const strip = page.getByRole('region', { name: 'Who asks' });
  await expect.element(strip).toMatchTextContent(/ · snoozed until (tomorrow )?\d/);
  await userEvent.click(button('Snoozed'));
  await userEvent.click(button('Remind me as usual'));
  expect(world.sent).toMatchObject([{ input: { until: null } }]);
  expect(button('Remind me as usual').query()).toBeNull();
});

test.each([null, testNow + 30 * minute])(
  'of a muted task no reminder is promised, snoozed until %j or not',
  async (snoozedUntil) => {
    const call = buildCall({ snoozedUntil });
    const world = await requestPage(buildTask('a', { call, muted: true }));
    const strip = page.getByRole('region', { name: 'Who asks' });
    await expect.element(strip).toMatchTextContent(/ · muted/);
    expect(strip.element().textContent).not.toContain('snoozed');
    await userEvent.click(button('Muted'));
    const choice = button(snoozedUntil === null ? 'In 1 hour' : 'Remind me as usual');
    await expect.element(choice).toHaveAttribute('aria-disabled', 'true');
    document.querySelector<HTMLElement>(':popover-open .button')!.click();
    expect(world.sent).toEqual([]);
    await userEvent.click(page.getByRole('checkbox', { name: 'Mute this task' }));
    expect(world.sent).toEqual([{ name: 'task.mute', input: { id: 'a', muted: false } }]);
  },
);

test('of a paused task the request says that it is', async () => {
  await requestPage(buildTask('a', { call: buildCall(), watch: 'paused' }));
  const strip = page.getByRole('region', { name: 'Who asks' });
  await expect.element(strip).toMatchTextContent(/ · paused/);
});

test('Escape closes the menu and sends nothing', async () => {
  const world = await requestPage(buildTask('a', { call: buildCall() }));
  await userEvent.click(button('Remind me later'));
  await userEvent.keyboard('{Escape}');
  expect(button('In 1 hour').query()).toBeNull();
  expect(world.sent).toEqual([]);
});

test.each([320, 380, 1200])('%i px wide, the menu is at the edge of its bar', async (width) => {
  await page.viewport(width, 600);
  await requestPage(buildTask('a', { call: buildCall() }));
  await userEvent.click(button('Remind me later'));
  const menu = document.querySelector(':popover-open')!.getBoundingClientRect();
  const first = button("Can't answer").element().getBoundingClientRect();
  expect(menu.left).toBe(first.left);
  expect(menu.bottom).toBeLessThan(first.top);
});

test('a task is muted from its request, and unmuted from its page', async () => {
  const task = buildTask('a', { call: buildCall() });
  const world = await requestPage(task);
  await userEvent.click(button('Remind me later'));
  await userEvent.click(page.getByRole('checkbox', { name: 'Mute this task' }));
  expect(world.sent).toEqual([{ name: 'task.mute', input: { id: 'a', muted: true } }]);
  await store(world.storage, { tasks: [{ ...task, muted: true }] });
  location.hash = '#/tasks/a';
  await userEvent.click(page.getByRole('checkbox', { name: 'Mute this task' }));
  expect(world.sent.at(-1)?.input).toEqual({ id: 'a', muted: false });
});

test('a tick to mute shows at once, and goes only if it could not be saved', async () => {
  const told = Promise.withResolvers<Result<null, CommandError>>();
  const world = pageWorld({ answers: { 'task.mute': () => told.promise } });
  await putRequests(world, buildTask('a', { call: buildCall() }));
  show(world, '#/tasks/a/request');
  await userEvent.click(button('Remind me later'));
  const tick = page.getByRole('checkbox', { name: 'Mute this task' });
  await userEvent.click(tick);
  // A worker that has to start first takes about this long to answer.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(tick).toBeChecked();
  told.resolve(fail({ code: 'storage-full' }));
  await expect.element(tick).not.toBeChecked();
});

test('nothing is put off once it is answered', async () => {
  const delivery = { state: 'accepted', answeredAt: 1, attempts: 1, secret: false } as const;
  const call = buildCall({ delivery: { ...delivery, at: 1, revision: 1, stillWaiting: false } });
  await requestPage(buildTask('a', { call }));
  await expect.element(button("Can't answer")).toBeVisible();
  expect(button('Remind me later').query()).toBeNull();
});

test('a tick that could not be saved however often it is pressed shows what is stored', async () => {
  const told = Promise.withResolvers<Result<null, CommandError>>();
  const world = pageWorld({ answers: { 'task.mute': () => told.promise } });
  await store(world.storage, { tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  const tick = page.getByRole('checkbox', { name: 'Mute this task' });
  await userEvent.click(tick);
  await userEvent.click(tick);
  told.resolve(fail({ code: 'storage-full' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(tick).not.toBeChecked();
});

test('a task muted here shows it when it is unmuted on another page', async () => {
  const world = pageWorld();
  await store(world.storage, { tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  const tick = page.getByRole('checkbox', { name: 'Mute this task' });
  await userEvent.click(tick);
  await store(world.storage, { tasks: [buildTask('a', { muted: true })] });
  await store(world.storage, { tasks: [buildTask('a')] });
  await expect.element(tick).not.toBeChecked();
});
