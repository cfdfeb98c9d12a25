import type { Output } from '@/lib/commands';
import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildTask } from '../../support/build-task';
import { leave, pageWorld, show, store } from '../../support/page-ports';
import { everything, know, nothing } from './support';

afterEach(leave);

type Page = Output<'connection.tasks'>;
const task = (id: string, name: string | null = null) => ({ id, status: 'active', name });

async function showTasks(answer: (page: number) => Page, has = everything) {
  const world = pageWorld({
    answers: {
      'connection.tasks': ({ page }) => succeed(answer(page)),
      'task.adopt': () => succeed({ id: 'new' }),
    },
  });
  await know(world, has);
  show(world, '#/new');
  return world;
}

const heading = page.getByText('Tasks this service has');

test('while they are closed, the browser has nothing to skip for each line of the instruction', async () => {
  await showTasks(() => ({ tasks: [], total: 0, limit: 30 }));
  const content = () =>
    getComputedStyle(heading.element().closest('details')!, '::details-content').display;
  await expect.poll(content).toBe('none');
  await userEvent.click(heading);
  expect(content()).toBe('block');
});

test('lists on request, and a task is added under its name', async () => {
  const world = await showTasks(() => ({
    tasks: [task('t1', 'Book a train'), task('t2')],
    total: 2,
    limit: 30,
  }));
  await expect.element(heading).toBeVisible();
  expect(world.sent).toEqual([]);
  await userEvent.click(heading);
  await expect.element(page.getByText('Book a train').first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Watch Book a train' }));
  await expect.element(page.getByRole('button', { name: 'Watch t2' })).toBeVisible();
  expect(world.sent).toEqual([
    { name: 'connection.tasks', input: { id: 'office', page: 1 } },
    {
      name: 'task.adopt',
      input: { connectionId: 'office', taskId: 't1', title: 'Book a train', sure: true },
    },
  ]);
  expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull();
});

test('why a task is not added is said at that task', async () => {
  const tasks = [task('t1'), task('t2')];
  const world = pageWorld({
    answers: {
      'connection.tasks': () => succeed({ tasks, total: 2, limit: 30 }),
      'task.adopt': () => fail({ code: 'storage-full' }),
    },
  });
  await know(world, everything);
  show(world, '#/new');
  await userEvent.click(heading);
  await userEvent.click(page.getByRole('button', { name: 'Watch t2' }));
  const failed = page.getByRole('listitem').filter({ has: page.getByRole('alert') });
  await expect.element(failed).toMatchTextContent(/t2.*Free some disk space/);
});

test.each(['\u200b', '\u200b\u200b\u200b', '\u2062'])(
  'a task whose name draws nothing (%j) is listed, and added, under its id',
  async (nothing) => {
    const tasks = [task('t1', nothing)];
    const world = await showTasks(() => ({ tasks, total: 1, limit: 30 }));
    await userEvent.click(heading);
    await userEvent.click(page.getByRole('button', { name: 'Watch t1' }));
    expect(world.sent.at(-1)).toMatchObject({ name: 'task.adopt', input: { title: 't1' } });
  },
);

test('of a service that gives all it has at once, the first are drawn', async () => {
  const tasks = Array.from({ length: 2_000 }, (_, index) => task(`t${index}`));
  await showTasks(() => ({ tasks, total: 2_000, limit: 30 }));
  await userEvent.click(heading);
  await expect.element(page.getByRole('button', { name: 'Show 50 more' })).toBeVisible();
  expect(document.querySelectorAll('.listed-task')).toHaveLength(50);
});

test('a task watched already is opened, not added again', async () => {
  const world = await showTasks(() => ({
    tasks: [task('service-a')],
    total: 1,
    limit: 30,
  }));
  await userEvent.click(heading);
  await expect.element(page.getByRole('button', { name: 'Watch service-a' })).toBeVisible();
  await store(world.storage, { tasks: [buildTask('a')] });
  await expect
    .element(page.getByRole('link', { name: 'Open service-a' }))
    .toHaveAttribute('href', '#/tasks/a');
});

test('a task of another service is none of these, though it has the same id', async () => {
  const tasks = [task('service-a'), task('service-b')];
  const world = await showTasks(() => ({ tasks, total: 2, limit: 30 }));
  const elsewhere = buildTask('b', { connectionId: 'elsewhere' });
  await store(world.storage, { tasks: [buildTask('a'), elsewhere] });
  await userEvent.click(heading);
  await expect.element(page.getByRole('link', { name: 'Open service-a' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Watch service-b' })).toBeVisible();
});

test('a page without tasks is the last, whatever the total', async () => {
  await showTasks((page) => ({ tasks: [task('t1')].slice(page - 1), total: 9, page, limit: 1 }));
  await userEvent.click(heading);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByText('The service has no tasks here.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Next' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('pages follow the total, or the fullness of a page without one', async () => {
  await showTasks((page) =>
    page === 1
      ? { tasks: [task('t1'), task('t2')], total: null, page, limit: 2 }
      : { tasks: [task('t3')], total: null, page, limit: 2 },
  );
  await userEvent.click(heading);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByText('t3', { exact: true }).first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Next' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.element(page.getByText('t1', { exact: true }).first()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('an empty list says so', async () => {
  await showTasks(() => ({ tasks: [], total: 0, limit: 30 }));
  await userEvent.click(heading);
  await expect.element(page.getByText('The service has no tasks here.')).toBeVisible();
});

test('a failure is told, with another try', async () => {
  let failed = false;
  const world = pageWorld({
    answers: {
      'connection.tasks': () => {
        if (failed) return succeed({ tasks: [task('t1')], total: 1, limit: 30 });
        failed = true;
        return fail({ code: 'unreachable' });
      },
    },
  });
  await know(world, everything);
  show(world, '#/new');
  await userEvent.click(heading);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('t1', { exact: true }).first()).toBeVisible();
});

test('a page that cannot be read takes away neither what was there nor the way back', async () => {
  const world = pageWorld({
    answers: {
      'connection.tasks': ({ page: number }) =>
        number === 1
          ? succeed({ tasks: [task('t1')], total: 2, limit: 1 })
          : fail({ code: 'unreachable' }),
    },
  });
  await know(world, everything);
  show(world, '#/new');
  await userEvent.click(heading);
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be reached/);
  await expect.element(page.getByRole('button', { name: 'Watch t1' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('is not there where the service has no list', async () => {
  await showTasks(() => ({ tasks: [], total: 0, limit: 30 }), nothing);
  await expect.element(page.getByRole('button', { name: 'Start task' })).toBeVisible();
  await expect.element(page.getByLabelText('Watch an existing task')).toBeVisible();
  expect(heading.query()).toBeNull();
});

test('what an id hides is shown, in the list and in the name it is added under', async () => {
  const tasks = [task('a1\u202elecnac'), task('b1\u202elecnac', 'Book')];
  const world = await showTasks(() => ({ tasks, total: 2, limit: 30 }));
  await userEvent.click(heading);
  await expect.element(page.getByText('Book').first()).toBeVisible();
  expect(document.body.textContent).not.toContain('\u202e');
  await userEvent.click(page.getByRole('button', { name: /^Watch a1/ }));
  expect(world.sent.at(-1)).toMatchObject({ input: { title: 'a1‹U+202E›lecnac' } });
});
