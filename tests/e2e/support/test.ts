import { test as base } from 'vitest';
import { startService } from '../../service/start-service.ts';
import { Beckon } from '../../support/beckon/beckon.ts';
import { connect } from '../../support/beckon/connect.ts';
import type { BrowserOptions } from '../../support/beckon/launch-browser.ts';
import { keepEvidence } from './evidence.ts';

/** How many times faster than usual the service's agents work in tests. */
const speed = 10;

const headless: BrowserOptions = { headless: true };

/** A test with a service of its own and the production build in a browser of its own. */
export const test = base
  .extend('browserOptions', headless)
  .extend('service', async ({ task: _task }, { onCleanup }) => {
    const service = await startService({ speed });
    onCleanup(() => service.stop());
    return service;
  })
  .extend('beckon', async ({ task, service, browserOptions }, { onCleanup }) => {
    const beckon = await Beckon.launch(browserOptions);
    onCleanup(async () => {
      try {
        if (task.result?.state === 'fail') await keepEvidence(task.name, beckon, service);
      } finally {
        await beckon.stop();
      }
    });
    return beckon;
  });

/** The same test, with Beckon connected to the service. */
export const connectedTest = test.extend(
  'connected',
  { auto: true },
  async ({ beckon, service }) => {
    await connect(beckon, { ...service, name: 'Test service' });
    return true;
  },
);
