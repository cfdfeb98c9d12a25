import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { goTo, startTask } from './support/person.ts';
import { received } from './support/service.ts';
import { connectedTest } from './support/test.ts';

connectedTest(
  'with no page open, tasks are asked about although the alarm was set before the clock was turned back',
  async ({ beckon, service }) => {
    const { observer } = beckon;
    const page = await beckon.openTab('#/');
    await startTask(page, 'Log in to the supplier portal');
    await page.close();
    await observer.delayAlarms(24 * 60 * 60_000);
    // A wake may still be under way.
    await sleep(2_000);
    const before = received(service, 'status');
    await expect
      .poll(() => received(service, 'status'), { timeout: 80_000 })
      .toBeGreaterThan(before);
    expect((await observer.nextAlarm()) - Date.now()).toBeLessThan(40_000);
  },
);

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
