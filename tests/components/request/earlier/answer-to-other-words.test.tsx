import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { LogEntry } from '@/lib/task/log';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildConnection, buildTask, testNow as at } from '../../../support/build-task';
import { leave, pageWorld, show, store } from '../../../support/page-ports';
import { ask, deliver, deliveryMark, login, showRequest, told } from '../show-request';

afterEach(leave);

const toolCallId = 'call-1';
const asked = { kind: 'asked', at, toolCallId, heading: 'Log in' } as const;
const refused = { kind: 'refused', at, toolCallId, message: 'Not so' } as const;
const unproven = { kind: 'unproven', at, toolCallId } as const;
const gone = { kind: 'gone', at, toolCallId } as const;
const status = { kind: 'status', at, status: 'running', detailedStatus: null } as const;

/** Shows a call that the history says was asked before, in other words. */
async function showAfter(log: readonly LogEntry[], doubted = false) {
  const world = await showRequest(login);
  await world.storage.local.set({ [keys.log('a')]: seal(log) });
  await ask(world, login, { doubted });
}

test.each([unproven, gone])(
  'that the answer to other words was refused is said: %o',
  async (end) => {
    await showAfter([asked, refused, end, asked]);
    await expect.poll(() => told()?.textContent).toMatch(/one before.*refused your answer.*Not so/);
    expect(deliveryMark()).toBe('refused');
  },
);

test('that nothing proves that it arrived is said, too', async () => {
  await showAfter([asked, unproven, asked]);
  await expect.poll(() => told()?.textContent).toMatch(/one before.*nothing proves/);
});

test.each([
  ['nobody had answered', [asked, gone, asked]],
  [
    'another call was refused',
    [{ ...refused, toolCallId: 'other' }, { ...gone, toolCallId: 'other' }, asked],
  ],
  ['a run has ended since', [asked, refused, unproven, status, status, asked]],
])('nothing is said where %s', async (_, log) => {
  await showAfter(log);
  await expect
    .element(page.getByRole('button', { name: 'Log in' }))
    .toHaveAttribute('aria-disabled', 'false');
  expect(told()).toBeNull();
});

test('of the very call that is back, its record tells', async () => {
  await showAfter([asked, unproven, asked], true);
  await expect.poll(() => told()?.textContent).toMatch(/may have your answer/);
  expect(page.getByText(/one before it/).query()).toBeNull();
});

test('whoever comes to the new words begins at the form', async () => {
  const world = pageWorld({ place: 'panel' });
  await store(world.storage, { connections: [buildConnection()] });
  await world.storage.local.set({ [keys.log('a')]: seal([asked, refused, gone, asked]) });
  await ask(world, login);
  show(world, '#/tasks/a/request');
  await expect.element(page.getByLabelText('Account e-mail')).toHaveFocus();
  expect(deliveryMark()).toBe('refused');
});

test('whoever was at the other words hears first what became of their answer', async () => {
  const world = await showRequest(login, { delivery: deliver('refused') });
  const log = [asked, refused, gone, asked];
  await world.storage.local.set({
    [keys.log('a')]: seal(log),
    [keys.task('a')]: seal(buildTask('a')),
  });
  await expect.element(page.getByRole('link', { name: 'See the task' })).toHaveClass('button');
  await ask(world, login);
  await expect.poll(told).toHaveFocus();
});
