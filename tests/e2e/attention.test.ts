import { expect } from 'vitest';
import { goTo, startTask } from './support/person.ts';
import { connectedTest as test } from './support/test.ts';
import { callRaised } from './support/service.ts';

test('with no page open, a request is a notification and a badge within 31 s', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await page.close();
  const raisedAt = await callRaised(service);
  await expect
    .poll(() => beckon.observer.notifications(), { timeout: 40_000, interval: 50 })
    .toHaveLength(1);
  expect(Date.now() - raisedAt).toBeLessThanOrEqual(31_000);
  await expect.poll(() => beckon.observer.badge()).toBe('1');
});

test('with a page open, a request is listed within 3 s', async ({ beckon, service }) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await goTo(page, '#/');
  const raisedAt = await callRaised(service);
  await page.waitForSelector('a[href$="/request"]');
  expect(Date.now() - raisedAt).toBeLessThanOrEqual(3_000);
});
