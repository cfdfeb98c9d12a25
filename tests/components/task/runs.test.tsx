import type { CommandError, Output } from '@/lib/commands';
import { sealSchedule } from '@/lib/store/seal-schedule';
import { fail, type Result, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildBackoff, buildConnection, buildSchedule, buildTask } from '../../support/build-task';
import { listen } from '../../support/listen';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(leave);

type RunsPage = Output<'task.runs'>;
const region = page.getByRole('region', { name: 'Runs' });
const next = region.getByRole('button', { name: 'Next' });
const previous = region.getByRole('button', { name: 'Previous' });

/** A page of a service's list of runs. Runs are named by number, the newest first, two on a page. */
function runsPage(count: number, pageNumber: number, total: number | null = count): RunsPage {
  const first = (pageNumber - 1) * 2 + 1;
  const runs = [first, first + 1]
    .filter((number) => number <= count)
    .map((number) => ({ id: `run-${number}`, createdAt: '2026-11-16T08:00:00Z' }));
  return { runs, total, limit: 2 };
}

type Answer = Result<RunsPage, CommandError>;

async function showRuns(answer: (pageNumber: number) => Answer | Promise<Answer>) {
  const asked: number[] = [];
  const world = pageWorld({
    answers: {
      'task.runs': ({ page: pageNumber }) => {
        asked.push(pageNumber);
        return answer(pageNumber);
      },
    },
  });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  await expect.element(region).toBeVisible();
  return { world, asked };
}

test('runs come a page at a time, with the range and the total', async () => {
  const { asked } = await showRuns((number) => succeed(runsPage(3, number)));
  await expect.element(region).toMatchTextContent(/1–2 of 3/);
  await expect.element(region.getByText('run-1')).toBeVisible();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  await expect.element(region).toMatchTextContent(/3 of 3/);
  expect(region.getByText(/number of runs has changed/).query()).toBeNull();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.click(previous);
  await expect.element(region.getByText('run-1')).toBeVisible();
  expect(asked).toEqual([1, 2, 1]);
});

test('of more runs than a page has, the first are drawn, and more at a press', async () => {
  const runs = Array.from({ length: 500 }, (_, index) => ({ id: `run-${index}`, createdAt: null }));
  await showRuns(() => succeed({ runs, total: 500, limit: 500 }));
  const drawn = () => region.getByRole('listitem').elements().length;
  await expect.poll(drawn).toBe(50);
  await userEvent.click(region.getByRole('button', { name: 'Show 50 more' }));
  await expect.poll(drawn).toBe(100);
});

test('a page that comes after the one turned to since is not shown', async () => {
  const late = Promise.withResolvers<Answer>();
  await showRuns((number) => (number === 2 ? late.promise : succeed(runsPage(6, number))));
  await expect.element(region).toMatchTextContent(/1–2 of 6/);
  await userEvent.click(next);
  await userEvent.click(next);
  await expect.element(region).toMatchTextContent(/5–6 of 6/);
  late.resolve(succeed(runsPage(6, 2)));
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(region).toMatchTextContent(/5–6 of 6/);
});

test('pressed before the reply is here, Next leads no further than the last page', async () => {
  const late = Promise.withResolvers<Answer>();
  const { asked } = await showRuns((number) =>
    number === 1 ? succeed(runsPage(3, number)) : late.promise,
  );
  await expect.element(region).toMatchTextContent(/1–2 of 3/);
  await userEvent.click(next);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  late.resolve(succeed(runsPage(3, 2)));
  await expect.element(region).toMatchTextContent(/3 of 3/);
  expect(asked).toEqual([1, 2]);
});

test('of a page that was turned to, the range is read out', async () => {
  const heard = listen();
  await showRuns((number) => succeed(runsPage(3, number)));
  await expect.element(region).toMatchTextContent(/1–2 of 3/);
  expect(heard).toEqual([]);
  await userEvent.click(next);
  await expect.poll(() => heard).toEqual(['3 of 3']);
  await userEvent.click(previous);
  await expect.poll(() => heard).toEqual(['3 of 3', '1–2 of 3']);
});

test('without a total a full page may be followed by another, an empty one is the end', async () => {
  await showRuns((number) => succeed(runsPage(2, number, null)));
  await expect.element(region.getByText('1–2')).toBeVisible();
  await userEvent.click(next);
  await expect.element(region.getByText('No runs on this page any more.')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
});

test('a total that is too small, and a date that is none, are no reason to say nonsense', async () => {
  const runs = ['run-1', 'run-2'].map((id) => ({ id, createdAt: 'some day' }));
  await showRuns(() => succeed({ runs, total: 1, limit: 2 }));
  await expect.element(region).toMatchTextContent(/1–2 of 2/);
  await expect.element(region.getByText('some day').first()).toBeVisible();
});

test('a failure is said, and tried again when asked', async () => {
  const failures = ['unreachable', 'timed-out'] as const;
  let tries = 0;
  await showRuns((number) => {
    const code = failures[tries++];
    return code === undefined ? succeed(runsPage(1, number)) : fail({ code });
  });
  await expect.element(region.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  await expect.element(region.getByRole('alert')).not.toMatchTextContent(/cannot be reached/);
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  await expect.element(region.getByText('run-1')).toBeVisible();
});

test('another status of the task asks for the runs again', async () => {
  let count = 1;
  const { world } = await showRuns((number) => succeed(runsPage(count, number)));
  await expect.element(region.getByText('run-1')).toBeVisible();
  count = 2;
  const observed = { status: 'completed', detailedStatus: null, changedAt: 1 };
  await store(world.storage, {
    connections: [buildConnection()],
    tasks: [buildTask('a', { observed })],
  });
  await expect.element(region.getByText('run-2')).toBeVisible();
});

test('runs that came between two pages are said, since they move others to another page', async () => {
  let count = 4;
  await showRuns((number) => succeed(runsPage(count, number)));
  await expect.element(region).toMatchTextContent(/1–2 of 4/);
  count = 5;
  await userEvent.click(next);
  await expect.element(region).toMatchTextContent(/3–4 of 5/);
  await expect.element(region).toMatchTextContent(/number of runs has changed from 4 to 5/);
  await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(next);
  await expect.element(region).toMatchTextContent(/5 of 5/);
  await expect.element(region).toMatchTextContent(/number of runs has changed from 4 to 5/);
});

test('that they moved does not touch their list', async () => {
  let total = 6;
  await showRuns((number) => succeed(runsPage(total, number)));
  await expect.element(region).toMatchTextContent(/1–2 of 6/);
  total = 7;
  await userEvent.click(next);
  const words = region.getByText(/number of runs has changed/);
  await expect.element(words).toBeVisible();
  const list = region.getByRole('list').element().getBoundingClientRect();
  expect(words.element().getBoundingClientRect().top - list.bottom).toBeGreaterThanOrEqual(4);
});

test('a run that is gone from the end leaves a way back', async () => {
  let count = 3;
  await showRuns((number) => succeed(runsPage(count, number)));
  await expect.element(region).toMatchTextContent(/1–2 of 3/);
  count = 2;
  await userEvent.click(next);
  await expect.element(region.getByText('No runs on this page any more.')).toBeVisible();
  await userEvent.click(previous);
  await expect.element(region.getByText('run-1')).toBeVisible();
});

test('each run has its id to copy', async () => {
  await showRuns((number) => succeed(runsPage(1, number)));
  await expect.element(region.getByRole('button', { name: 'Copy run-1' })).toBeVisible();
});

test('a page that cannot be read takes away neither what was there nor the way back', async () => {
  await showRuns((number) =>
    number === 1 ? succeed(runsPage(3, number)) : fail({ code: 'unreachable' }),
  );
  await expect.element(region.getByText('run-1')).toBeVisible();
  await userEvent.click(next);
  await expect.element(region.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  await expect.element(next).toHaveFocus();
  await expect.element(region.getByText('run-1')).toBeVisible();
  await expect.element(region).toMatchTextContent(/1–2 of 3/);
  await userEvent.click(previous);
  await expect.element(region.getByRole('alert')).not.toBeInTheDocument();
});

test('what failed is asked for again once the service is no longer left alone', async () => {
  let rests = true;
  const { world, asked } = await showRuns((number) =>
    rests ? fail({ code: 'unreachable' }) : succeed(runsPage(1, number)),
  );
  await expect.element(region.getByRole('alert')).toBeVisible();
  const { session } = world.storage;
  await session.set(
    sealSchedule(buildSchedule(['a'], { backoff: { [buildConnection().id]: buildBackoff() } })),
  );
  await expect.element(page.getByText(/Beckon tries again/)).toBeVisible();
  expect(asked).toEqual([1]);
  rests = false;
  await session.set(sealSchedule(buildSchedule(['a'])));
  await expect.element(region.getByText('run-1')).toBeVisible();
  await expect.element(region.getByRole('alert')).not.toBeInTheDocument();
  expect(asked).toEqual([1, 1]);
});
