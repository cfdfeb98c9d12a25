import { expect } from 'vitest';
import { goTo, startTask } from './support/person.ts';
import { connectedTest } from './support/test.ts';

connectedTest('an alarm set before the clock was turned back is set anew', async ({ beckon }) => {
  const { observer } = beckon;
  await observer.delayAlarms(24 * 60 * 60_000);
  await beckon.openTab('#/');
  const wait = async () => (await observer.nextAlarm()) - Date.now();
  await expect.poll(wait).toBeLessThan(40_000);
});

connectedTest.override('browserOptions', {
  headless: true,
  env: { ...process.env, TZ: 'Nowhere/Land' },
})('a machine without a time zone tells all the same', async ({ beckon }) => {
  const page = await beckon.openTab('#/');
  await startTask(page, 'Log in to the supplier portal');
  await goTo(page, '#/');
  await expect.poll(() => beckon.observer.badge()).toBe('1');
  await expect.poll(() => beckon.observer.notifications()).toHaveLength(1);
});
