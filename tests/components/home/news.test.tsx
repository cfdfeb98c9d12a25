import { succeed } from '@/lib/result';
import { seal } from '@/lib/store/envelope';
import { keys } from '@/lib/store/keys';
import type { TaskRecord } from '@/lib/task/record';
import { hour, minute } from '@/lib/time';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask, testNow } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

const ended = (status: string, hoursAgo: number) => ({
  observed: { status, detailedStatus: null, changedAt: testNow - hoursAgo * hour },
});

async function showHome(looks: unknown, seen: Record<string, Partial<TaskRecord>> = {}) {
  let looked = 0;
  const lookAtHome = () => {
    looked += 1;
    return succeed(null);
  };
  const world = pageWorld({ answers: { 'home.look': lookAtHome } });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [
      buildTask('old', { title: 'Old', ...ended('completed', 9) }),
      buildTask('done', { title: 'Done', ...ended('completed', 1), ...seen['done'] }),
      buildTask('failed', { title: 'Broken', ...ended('error', 2), ...seen['failed'] }),
      buildTask('stopped', { title: 'Ended by hand', stopped: true, ...ended('error', 1) }),
    ],
  });
  if (looks !== null) await world.storage.local.set({ [keys.looks]: seal(looks) });
  show(world, '#/');
  await expect.element(page.getByRole('link', { name: /^Old/ })).toBeVisible();
  return { looks: () => looked, storage: world.storage };
}

test('what ended since the last visit is told, marked, and one press away', async () => {
  const world = await showHome({ before: 0, latest: testNow - 3 * hour });
  await expect.element(page.getByText('1 finished, 1 failed Show')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Done.*new/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Old/ })).not.toMatchTextContent(/new/);
  await expect
    .element(page.getByRole('link', { name: /^Ended.*Stopped/ }))
    .not.toMatchTextContent(/new/);
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  await expect.element(page.getByRole('link', { name: /^Done/ })).toHaveFocus();
  // The page tells the background in an idle moment.
  await expect.poll(world.looks).toBe(1);
});

test('an end that was seen on the page of its task is no news; one that came after it is', async () => {
  await showHome(
    { before: 0, latest: testNow - 3 * hour },
    { done: { endSeen: testNow - hour }, failed: { endSeen: testNow - 5 * hour } },
  );
  await expect.element(page.getByText('1 failed Show', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Broken.*new/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Done/ })).not.toMatchTextContent(/new/);
});

test('an end from when the clock was ahead is no news at each visit until then', async () => {
  await showHome(
    { before: 0, latest: testNow - 3 * hour },
    { done: ended('completed', -2), failed: { endSeen: testNow - 2 * hour } },
  );
  await expect.element(page.getByRole('link', { name: /^Broken/ })).toBeVisible();
  await expect.element(page.getByText('Since you last looked')).not.toBeInTheDocument();
});

test('while it stays open it is looked at: what ends in sight is no news later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await showHome({ before: 0, latest: testNow - 3 * hour });
  await expect.poll(world.looks).toBe(1);
  vi.advanceTimersByTime(15 * minute);
  await expect.poll(world.looks).toBe(4);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(15 * minute);
  hidden.mockRestore();
  expect(world.looks()).toBe(4);
  // What was news when home opened stays news until the person leaves home.
  await world.storage.local.set({
    [keys.looks]: seal({ before: testNow, begun: testNow, latest: testNow }),
    [keys.task('late')]: seal(buildTask('late', { title: 'Late', ...ended('error', 1) })),
  });
  await expect.element(page.getByRole('link', { name: /^Late/ })).toBeVisible();
  await expect.element(page.getByText('1 finished, 2 failed Show')).toBeVisible();
});

// The news is known a moment after the requests, on a slow machine a second.
test('it does not move the requests under the pointer', async () => {
  await showHome({ before: 0, latest: testNow - 3 * hour });
  const news = page.getByText('Since you last looked');
  await expect.element(news).toBeVisible();
  const requests = page.getByRole('region', { name: 'Needs you' }).element();
  const where = requests.compareDocumentPosition(news.element());
  expect(where).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['2 finished', 'completed', 'completed'],
  ['2 failed', 'error', 'error'],
])('where all ended alike, it is told so: %s', async (words, ...statuses) => {
  const world = pageWorld({ answers: { 'home.look': () => succeed(null) } });
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: statuses.map((status, index) => buildTask(`${index}`, ended(status, index + 1))),
  });
  await world.storage.local.set({
    [keys.looks]: seal({ before: 0, latest: testNow - 5 * hour }),
  });
  show(world, '#/');
  await expect.element(page.getByText(`${words} Show`, { exact: true })).toBeVisible();
});

test.each([
  ['at the first visit', null],
  ['when all was seen', { before: 0, latest: testNow - hour / 2 }],
])('%s there is no news', async (_when, looks) => {
  await showHome(looks);
  await expect.element(page.getByText('Since you last looked')).not.toBeInTheDocument();
});

test('while tasks are searched, none of them is told as news', async () => {
  const world = pageWorld({ answers: { 'home.look': () => succeed(null) } });
  const tasks = Array.from({ length: 9 }, (_, index) => buildTask(`t${index}`, ended('error', 1)));
  await store(world.storage, { connections: [buildConnection()], tasks });
  await world.storage.local.set({ [keys.looks]: seal({ before: 0, latest: testNow - 2 * hour }) });
  show(world, '#/');
  const news = page.getByText('Since you last looked');
  await expect.element(news).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 't8');
  await expect.element(news).not.toBeInTheDocument();
});
