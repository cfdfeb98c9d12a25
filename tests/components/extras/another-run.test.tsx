import { sealSchedule } from '@/lib/store/seal-schedule';
import { fail, succeed } from '@/lib/result';
import { minute } from '@/lib/time';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSchedule, buildTask, testNow } from '../../support/build-task';
import { leave, store } from '../../support/page-ports';
import { completed, everything, showTask } from './support';

afterEach(leave);

const result = page.getByRole('region', { name: 'Result' });
const runs = page.getByRole('region', { name: 'Runs' });

/** The page of a completed task. Each run completes as the one before did; `run` is the newest. */
async function showCompleted() {
  const service = { run: 1, silent: false };
  const world = await showTask(everything, completed, {
    'task.result': () =>
      service.silent
        ? fail({ code: 'timed-out' })
        : succeed({ status: null, error: null, output: `"Price ${service.run}"`, rows: '[]' }),
    'task.runs': () => {
      const ids = Array.from({ length: service.run }, (_, index) => service.run - index);
      const listed = ids.map((id) => ({ id: `run-${id}`, createdAt: null }));
      return succeed({ runs: listed, total: service.run, limit: 30 });
    },
  });
  const ended = (changedAt: number) => {
    const observed = { ...completed.observed, changedAt };
    return store(world.storage, { tasks: [buildTask('a', { observed })] });
  };
  const read = (at: number) =>
    world.storage.session.set(sealSchedule(buildSchedule(['a'], {}, { checkedAt: at })));
  await read(testNow - minute);
  await expect.element(result).toMatchTextContent(/Price 1/);
  await expect.element(runs).toMatchTextContent(/run-1/);
  const asked = () =>
    world.sent.map(({ name }) => name).filter((name) => /result|runs/.test(name)).length;
  return { service, read, ended, asked };
}

test('what a run left that came and went unread is there when the person checks', async () => {
  const { service, read } = await showCompleted();
  service.run = 2;
  await userEvent.click(page.getByRole('button', { name: 'Check now' }));
  await read(testNow + minute);
  await expect.element(result).toMatchTextContent(/Price 2/);
  await expect.element(runs).toMatchTextContent(/run-2/);
});

test('on a page left open it is there, too, but not with each reading', async () => {
  const { service, read, asked } = await showCompleted();
  const before = asked();
  service.run = 2;
  for (const minutes of [1, 5, 10]) await read(testNow + minutes * minute);
  const status = page.getByRole('region', { name: 'Status' });
  await expect.element(status).toMatchTextContent(/checked 0 s ago/);
  expect(asked()).toBe(before);
  await read(testNow + 11 * minute);
  await expect.element(result).toMatchTextContent(/Price 2/);
  await expect.element(runs).toMatchTextContent(/run-2/);
  expect(asked()).toBe(before + 2);
});

test('while the service is silent, the last result stays', async () => {
  const { service, read } = await showCompleted();
  service.silent = true;
  await read(testNow + 11 * minute);
  await expect.element(result.getByRole('alert')).toBeVisible();
  await expect.element(result).toMatchTextContent(/Price 1/);
});

test('while the service is silent, the last result is not shown as that of another run', async () => {
  const { service, ended } = await showCompleted();
  service.silent = true;
  await ended(testNow);
  await expect.element(result.getByRole('alert')).toBeVisible();
  await expect.element(result).not.toMatchTextContent(/Price 1/);
});
