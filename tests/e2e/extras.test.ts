import { expect } from 'vitest';
import { startService } from '../service/start-service.ts';
import { byRole, click, press, textOf } from '../support/beckon/page.ts';
import { waitFor } from '../support/wait-for.ts';
import { answerLogin, goTo, openRequest, startTask } from './support/person.ts';
import { callRaised } from './support/service.ts';
import { connectedTest } from './support/test.ts';

/** A service with all the extras beyond the interface. */
const test = connectedTest.extend('service', async ({ task: _task }, { onCleanup }) => {
  const service = await startService({ speed: 10, extras: true });
  onCleanup(() => service.stop());
  return service;
});

test('a run is watched live, stopped, and its result tells so', async ({ beckon, service }) => {
  const page = await beckon.openTab('#/');
  await startTask(page, 'Log in to the supplier portal');
  await callRaised(service);
  const taskId = service.tasks[0]?.taskId ?? '';
  const live = await page.waitForSelector('a[target="_blank"][href*="/live/"]');
  expect(await live?.evaluate((link) => link.getAttribute('href'))).toBe(
    `${service.origin}/live/${taskId}`,
  );
  await press(page, 'Stop run');
  await press(page, 'Stop it now');
  await expect.poll(() => service.tasks[0]?.runs[0].status).toBe('error');
  await expect.poll(() => textOf(page)).toContain('API abort');
  await expect.poll(() => textOf(page)).toMatch(/Stopped/);
  await expect.poll(() => textOf(page)).toContain('You asked to stop the run');
});

test('who closed the popup is told of a run that could not be stopped', async ({
  beckon,
  service,
}) => {
  const popup = await beckon.openPopup();
  await startTask(popup, 'Log in to the supplier portal');
  await press(popup, 'Stop run');
  // Only now: before, Beckon asks in the same way whether runs can be stopped.
  service.misbehave({ match: { method: 'PUT' }, how: { kind: 'status', code: 500 } });
  const confirm = await byRole(popup, 'button', 'Stop it now').waitHandle();
  await confirm
    .evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      close();
    })
    .catch(() => undefined);
  const stored = async () => JSON.stringify(await beckon.observer.stored('local'));
  await expect.poll(stored).toContain('"ending":"unstopped"');
  // A popup counts as open for some seconds after it has closed.
  const told = async () => {
    await beckon.observer.ringAlarms();
    return (await beckon.observer.notifications()).join();
  };
  await expect.poll(told, { interval: 1_000 }).toMatch(/ended:[^,]+:unstopped/);
  expect(service.tasks[0]?.runs[0].status).toBe('running');
});

test('a finished task shows what came of it', async ({ beckon, service }) => {
  const page = await beckon.openTab('#/');
  await startTask(page, 'Log in to the supplier portal');
  await openRequest(page);
  await answerLogin(page);
  await expect.poll(() => service.tasks[0]?.runs[0].status).toBe('completed');
  await goTo(page, '#/');
  // Only then does the task's row move from one list to another.
  await expect.poll(() => textOf(page)).toContain('Completed');
  await click(page.locator('a[href^="#/tasks/"]'));
  await expect.poll(() => textOf(page)).toContain('Done: Log in to the supplier portal');
  await byRole(page, 'button', 'Download CSV').wait();
});

connectedTest('a service of the interface alone shows none of it', async ({ beckon, service }) => {
  const page = await beckon.openTab('#/');
  await startTask(page, 'Log in to the supplier portal');
  await callRaised(service);
  const found = await waitFor(
    'the service to be probed',
    async () => Object.entries(await beckon.observer.stored('local')),
    (stored) => stored.some(([key]) => key.startsWith('abilities:')),
  );
  expect(found.find(([key]) => key.startsWith('abilities:'))?.[1]).toMatchObject({
    data: { has: { check: false, tasks: false, result: false, stopRun: false, stopTask: false } },
  });
  expect(await textOf(page)).not.toMatch(/Stop run|Watch live|Result/);
});
