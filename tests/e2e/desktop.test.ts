import { expect, test as base } from 'vitest';
import { startService } from '../service/start-service.ts';
import { Beckon } from '../support/beckon/beckon.ts';
import { connect } from '../support/beckon/connect.ts';
import { startDisplay } from '../support/desktop/display.ts';
import { startNotifier } from '../support/desktop/notifier.ts';
import { startTask } from './support/person.ts';
import { callRaised } from './support/service.ts';

/** A browser with a window, on a desktop whose notifications are real. */
const test = base
  .extend('service', async ({ task: _task }, { onCleanup }) => {
    const service = await startService({ speed: 10 });
    onCleanup(() => service.stop());
    return service;
  })
  .extend('desktop', async ({ task: _task }, { onCleanup }) => {
    const display = await startDisplay();
    const notifier = await startNotifier(display);
    onCleanup(async () => {
      await notifier.stop();
      await display.stop();
    });
    return notifier;
  })
  .extend('beckon', async ({ service, desktop }, { onCleanup }) => {
    const beckon = await Beckon.launch({ headless: false, env: desktop.env });
    onCleanup(() => beckon.stop());
    await connect(beckon, { ...service, name: 'Test service' });
    return beckon;
  });

const instruction = 'Log in to the supplier portal and reorder paper';

test.runIf(process.platform === 'linux')(
  'a request is a notification on the desktop, and clicking it opens the side panel on it',
  async ({ beckon, service, desktop }) => {
    const page = await beckon.openTab('#/');
    await startTask(page, instruction);
    await page.close();
    await callRaised(service);
    await beckon.observer.ringAlarms();
    await expect.poll(() => desktop.count(), { timeout: 10_000 }).toBe(1);
    await expect
      .poll(() => desktop.notices())
      .toEqual([
        {
          title: 'Your agent is waiting for you',
          message: `${instruction}: Log in to the supplier portal`,
        },
      ]);

    desktop.click();
    const panel = await beckon.panel();
    await panel.waitForFunction(() => location.hash.endsWith('/request'));
    await expect.poll(() => desktop.count()).toBe(0);
  },
);
