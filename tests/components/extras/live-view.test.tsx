import { fail, type Result, succeed } from '@/lib/result';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildTask } from '../../support/build-task';
import { leave, store } from '../../support/page-ports';
import { completed, nothing, showTask } from './support';

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const link = page.getByRole('link', { name: /Watch live/ });

test('is a link that names its host and tells it nothing of us', async () => {
  const url = 'https://live.example.net/session/9?token=x';
  await showTask(nothing, {}, { 'task.live': () => succeed({ url }) });
  await expect.element(link).toMatchTextContent('Watch live on live.example.net');
  await expect.element(link).toHaveAttribute('href', url);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});

test('follows the run: another status, another address, none at the end', async () => {
  let asked = 0;
  const world = await showTask(
    nothing,
    {},
    {
      'task.live': () => {
        asked += 1;
        return succeed({ url: `https://live.example.net/${asked}` });
      },
    },
  );
  await expect.element(link).toHaveAttribute('href', 'https://live.example.net/1');
  const observed = { status: 'paying', detailedStatus: 'step_1', changedAt: 1 };
  await store(world.storage, { tasks: [buildTask('a', { observed })] });
  await expect.element(link).toHaveAttribute('href', 'https://live.example.net/2');
  await store(world.storage, { tasks: [buildTask('a', completed)] });
  await expect.element(link).not.toBeInTheDocument();
  expect(asked).toBe(2);
});

test('is not the one before, should that be told later', async () => {
  const urls = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const [before, now] = urls;
  const live = vi.fn(async () => succeed({ url: (await urls.shift()?.promise) ?? null }));
  const world = await showTask(nothing, {}, { 'task.live': live });
  await expect.poll(() => live.mock.calls.length).toBe(1);
  const observed = { status: 'paying', detailedStatus: null, changedAt: 1 };
  await store(world.storage, { tasks: [buildTask('a', { observed })] });
  await expect.poll(() => live.mock.calls.length).toBe(2);
  now?.resolve('https://live.example.net/2');
  await expect.element(link).toHaveAttribute('href', 'https://live.example.net/2');
  before?.resolve('https://live.example.net/1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(link).toHaveAttribute('href', 'https://live.example.net/2');
});

test('costs the service nothing with every step of the agent', async () => {
  const live = vi.fn(() => succeed({ url: null }));
  const world = await showTask(nothing, {}, { 'task.live': live });
  await expect.poll(() => live.mock.calls.length).toBe(1);
  for (const detailedStatus of ['step_1', 'step_2']) {
    const observed = { status: 'running', detailedStatus, changedAt: 1 };
    await store(world.storage, { tasks: [buildTask('a', { observed })] });
    await expect.element(page.getByText(`running · ${detailedStatus}`)).toBeVisible();
  }
  expect(live).toHaveBeenCalledTimes(1);
});

test('is found when it begins later, while nothing else changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  let url: string | null = null;
  const live = vi.fn(() => succeed({ url }));
  await showTask(nothing, {}, { 'task.live': live });
  await expect.poll(() => live.mock.calls.length).toBe(1);
  expect(link.query()).toBeNull();
  url = 'https://live.example.net/1';
  vi.advanceTimersByTime(30_000);
  await expect.element(link).toHaveAttribute('href', url);
});

test('is asked for only while the page is seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const live = vi.fn(() => succeed({ url: 'https://live.example.net/1' }));
  await showTask(nothing, {}, { 'task.live': live });
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(live).not.toHaveBeenCalled();
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(link).toBeVisible();
});

test('is not asked for any more once the page is out of sight', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const live = vi.fn(() => succeed({ url: 'https://live.example.net/1' }));
  await showTask(nothing, {}, { 'task.live': live });
  await expect.element(link).toBeVisible();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  vi.advanceTimersByTime(60_000);
  hidden.mockRestore();
  expect(live).toHaveBeenCalledTimes(1);
});

test('stays while the service does not answer: what stands beside it would slide under the pointer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const url = 'https://live.example.net/1';
  const live = vi.fn<() => Result<{ url: string }, { code: 'unreachable' }>>(() =>
    succeed({ url }),
  );
  await showTask(nothing, {}, { 'task.live': live });
  await expect.element(link).toHaveAttribute('href', url);
  live.mockReturnValue(fail({ code: 'unreachable' }));
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => live.mock.calls.length).toBe(2);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(link).toHaveAttribute('href', url);
});

test.each([
  ['the service names none', () => succeed({ url: null })],
  ['the service does not answer', () => fail({ code: 'unreachable' } as const)],
])('is not there when %s, without a word', async (_, answer) => {
  let asked = false;
  await showTask(
    nothing,
    {},
    {
      'task.live': () => {
        asked = true;
        return answer();
      },
    },
  );
  await expect.poll(() => asked).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(link.query()).toBeNull();
  expect(page.getByRole('alert').query()).toBeNull();
});

test.for([
  ['once the run has ended', completed],
  ['while the task is paused', { watch: 'paused' }],
  ['of an archived task', { watch: 'archived' }],
] as const)('is not asked for %s', async ([, changes]) => {
  let asked = false;
  await showTask(nothing, changes, {
    'task.live': () => {
      asked = true;
      return succeed({ url: null });
    },
  });
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(asked).toBe(false);
});
