import { expect } from 'vitest';
import { press, textOf } from '../support/beckon/page.ts';
import { callRaised, hangNext, received } from './support/service.ts';
import { goTo, startTask } from './support/person.ts';
import { connectedTest as test } from './support/test.ts';

test('during a create: unclear, until the person starts it again', async ({ beckon, service }) => {
  const create = hangNext(service, 'create');
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await create.arrived();
  await beckon.killWorker();

  await expect.poll(() => textOf(page)).toContain('Unclear');
  expect(service.tasks).toHaveLength(0);
  expect(received(service, 'create')).toBe(1);
  await press(page, 'Start it again');
  await expect.poll(() => textOf(page)).toContain('Waiting for you');
  expect(service.tasks).toHaveLength(1);
});

test('during a status reading: it is read again', async ({ beckon, service }) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await goTo(page, '#/');
  const reading = hangNext(service, 'status');
  await reading.arrived();
  await callRaised(service);
  await beckon.killWorker();

  await page.waitForSelector('a[href$="/request"]');
  await expect.poll(() => beckon.observer.notifications()).toHaveLength(1);
});

test('between a new request and its notification: there is exactly one', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await goTo(page, '#/');
  await callRaised(service);
  // Home lists the request as soon as it is stored, before its notification is raised.
  await page.waitForSelector('a[href$="/request"]');
  await beckon.killWorker();

  await expect.poll(() => beckon.observer.notifications()).toHaveLength(1);
  expect(await beckon.observer.badge()).toBe('1');
});

test('and its alarm is lost: when it starts for whatever reason, the alarm is there again', async ({
  beckon,
}) => {
  await beckon.killWorker();
  await beckon.observer.clearAlarms();
  await beckon.observer.wakeWorker();
  await expect.poll(() => beckon.observer.alarms()).toHaveLength(1);
});

test('while nothing happens: an alarm starts it again', async ({ beckon, service }) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await page.close();
  await callRaised(service);
  await beckon.killWorker();
  expect(beckon.workerRuns()).toBe(false);

  await beckon.observer.ringAlarms();
  // The badge may still be from a page's last beat, so this waits for the worker.
  await expect.poll(() => beckon.workerRuns()).toBe(true);
  await expect.poll(() => beckon.observer.badge()).toBe('1');
});
