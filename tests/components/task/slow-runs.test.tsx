import type { CommandError, Output } from '@/lib/commands';
import { fail, type Result, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildConnection, buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';

afterEach(async () => {
  leave();
  await page.viewport(414, 896);
});

type Answer = Result<Output<'task.runs'>, CommandError>;
const region = page.getByRole('region', { name: 'Runs' });
const next = region.getByRole('button', { name: 'Next' });
/** Where `next` stands. As an object of its own: Vitest finds any two rectangles equal. */
const place = (): DOMRect => next.element().getBoundingClientRect().toJSON();

const runOf = (pageNumber: number): Answer =>
  succeed({ runs: [{ id: `run-${pageNumber}`, createdAt: null }], total: 3, limit: 1 });

/** Shows a task's runs, one on a page. What is asked second is answered late. */
async function showRuns(first: Answer) {
  const late = Promise.withResolvers<Answer>();
  const asked: number[] = [];
  const world = pageWorld({
    answers: {
      'task.runs': ({ page: pageNumber }) => (asked.push(pageNumber) === 1 ? first : late.promise),
    },
  });
  await store(world.storage, { connections: [buildConnection()], tasks: [buildTask('a')] });
  show(world, '#/tasks/a');
  return { asked, answer: late.resolve };
}

test('while another page is awaited, that it loads is said between the buttons', async () => {
  const { answer } = await showRuns(runOf(1));
  await expect.element(region.getByText('run-1')).toBeVisible();
  const loading = region.getByText('Loading…');
  expect(loading.query()).toBeNull();
  const before = place();
  await userEvent.click(next);
  await expect.element(loading).toBeVisible();
  await expect.element(region.getByText('run-1')).toBeVisible();
  expect(loading.element().getBoundingClientRect().top).toBeLessThan(place().bottom);
  expect(place()).toEqual(before);
  answer(runOf(2));
  await expect.element(region.getByText('run-2')).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  expect(place()).toEqual(before);
});

// So wide is Firefox's sidebar at first.
test('where there is no room between the buttons, that it loads moves neither of them', async () => {
  await page.viewport(240, 900);
  await showRuns(runOf(1));
  await expect.element(next).toBeVisible();
  const before = place();
  await userEvent.click(next);
  await expect.element(region.getByText('Loading…')).toBeVisible();
  expect(place()).toEqual(before);
});

test('Try again is busy until the service has answered', async () => {
  const { asked, answer } = await showRuns(fail({ code: 'timed-out' }));
  const again = region.getByRole('button', { name: 'Try again' });
  await expect.element(again).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(again);
  await expect.element(again).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  answer(fail({ code: 'timed-out' }));
  await expect.element(again).toHaveAttribute('aria-disabled', 'false');
  await expect.element(again).toHaveFocus();
  expect(asked).toEqual([1, 1]);
});
