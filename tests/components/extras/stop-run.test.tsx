import { fail, succeed } from '@/lib/result';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '../../support/page-ports';
import { completed, everything, nothing, showTask } from './support';

afterEach(leave);

const stopRun = page.getByRole('button', { name: 'Stop run' });
const confirm = page.getByRole('button', { name: 'Stop it now' });
const ofStopping = new Set(['task.stop', 'task.check']);

test('stops after a second thought, and looks whether it did', async () => {
  const world = await showTask(everything);
  await userEvent.click(stopRun);
  await expect.element(page.getByText(/nobody can take that back/)).toBeVisible();
  await userEvent.click(confirm);
  await expect.element(page.getByText('The service agreed to stop the run.')).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  expect(world.sent.filter(({ name }) => ofStopping.has(name))).toEqual([
    { name: 'task.stop', input: { id: 'a', taskToo: false, again: false } },
    { name: 'task.check', input: { id: 'a' } },
  ]);
});

test.each(['Escape', 'Tab}{Tab}{Tab}{Enter'])(
  'keeps it running, and the focus, on {%s}',
  async (no) => {
    const world = await showTask(everything);
    await userEvent.click(stopRun);
    await expect.element(page.getByRole('group', { name: 'Stop run' })).toHaveFocus();
    await userEvent.keyboard(`{${no}}`);
    await expect.element(stopRun).toHaveFocus();
    expect(world.sent.filter(({ name }) => ofStopping.has(name))).toEqual([]);
  },
);

test('does not offer to keep running what is being stopped', async () => {
  const world = await showTask(everything, {}, { 'task.stop': () => new Promise(() => {}) });
  await userEvent.click(stopRun);
  await userEvent.click(confirm);
  const keep = page.getByRole('button', { name: 'Keep it running' });
  await userEvent.click(page.getByRole('button', { name: 'Stopping…' }), { force: true });
  expect(world.sent.filter(({ name }) => ofStopping.has(name))).toHaveLength(1);
  expect(keep.element().getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await expect.element(keep).toBeVisible();
});

test('whoever has gone elsewhere while it is stopped stays there', async () => {
  const stopped = Promise.withResolvers<ReturnType<typeof succeed<null>>>();
  await showTask(everything, {}, { 'task.stop': () => stopped.promise });
  await userEvent.click(stopRun);
  await userEvent.click(confirm);
  const elsewhere = page.getByRole('link', { name: 'Settings' });
  elsewhere.element().focus();
  stopped.resolve(succeed(null));
  await expect.element(stopRun).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});

const serverError = { code: 'server-error', httpStatus: 500, message: null, retryAfterMs: null };

test.each([
  ['the run may have failed', { ...serverError, code: 'server-error' }, true],
  ['the service refused it', { code: 'refused', httpStatus: 403, message: null }, false],
] as const)(
  'asks for all of it at once, for a popup may close meanwhile, and again where %s',
  async (_, error, again) => {
    const replies = [fail(error), succeed(null)];
    const next = async () => replies.shift() ?? succeed(null);
    const world = await showTask(everything, {}, { 'task.stop': next });
    await userEvent.click(stopRun);
    await userEvent.click(page.getByRole('checkbox', { name: 'Stop the whole task, too' }));
    await userEvent.click(confirm);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await userEvent.click(confirm);
    await expect.element(page.getByText('The service agreed to stop the run.')).toBeVisible();
    const asked = world.sent.flatMap(({ name, input }) => (name === 'task.stop' ? [input] : []));
    expect(asked).toEqual([
      { id: 'a', taskToo: true, again: false },
      { id: 'a', taskToo: true, again },
    ]);
  },
);

test('offers no end of the task where the service has none', async () => {
  await showTask({ ...everything, stopTask: false });
  await userEvent.click(stopRun);
  await expect.element(confirm).toBeVisible();
  await expect
    .element(page.getByRole('checkbox', { name: 'Stop the whole task, too' }))
    .not.toBeInTheDocument();
});

const notFound = { kind: 'refused', message: 'Task not found', at: 1 } as const;

test('stays where a status is refused of a run that was seen', async () => {
  await showTask(everything, { trouble: { ...notFound, message: 'Plan limit reached' } });
  await expect.element(stopRun).toBeVisible();
});

test('is there before anything was read of a run', async () => {
  await showTask(everything, { observed: null });
  await expect.element(stopRun).toBeVisible();
});

test.each([
  ['the service cannot', nothing, {}],
  ['it is not known whether the service can', null, {}],
  ['the run has ended', { ...everything, result: false }, completed],
  ['the service never knew the task', everything, { observed: null, trouble: notFound }],
  ['the task was never created', everything, { creation: { state: 'unknown', since: 1 } as const }],
])('is not there when %s', async (_, has, task) => {
  await showTask(has, task);
  await expect.element(page.getByRole('heading', { name: 'About this task' })).toBeVisible();
  expect(stopRun.query()).toBeNull();
});

test('says nothing of an earlier failure when asked another time', async () => {
  const failing = async () => fail({ code: 'timed-out' } as const);
  await showTask(everything, {}, { 'task.stop': failing });
  await userEvent.click(stopRun);
  await userEvent.click(confirm);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep it running' }));
  await userEvent.click(stopRun);
  await expect.element(confirm).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
