import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { RunningService } from '../service/start-service.ts';
import type { Beckon } from '../support/beckon/beckon.ts';
import { deliveryShown } from '../support/beckon/page.ts';
import { waitFor } from '../support/wait-for.ts';
import { answerLogin, openRequest, startTask } from './support/person.ts';
import { answersOf, hangNext, received } from './support/service.ts';
import { connectedTest as test } from './support/test.ts';

async function toRequest(beckon: Beckon): Promise<Page> {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await openRequest(page);
  return page;
}

/**
 * More than the usual time: two readings of the call, 5 s apart, take half of that, and a hanging
 * reading takes more.
 */
const patience = { timeout: 60_000 };

const delivered = (service: RunningService) => answersOf(service).length;

test('during a send that did not arrive: sent once more, and confirmed', async ({
  beckon,
  service,
}) => {
  const page = await toRequest(beckon);
  const send = hangNext(service, 'input');
  await answerLogin(page);
  await send.arrived();
  await beckon.killWorker();

  await expect.poll(() => deliveryShown(page), patience).toBe('confirmed');
  expect(delivered(service)).toBe(1);
  expect(received(service, 'input')).toBe(2);
});

test('during a send that arrived: never sent again, and said to be unproven', async ({
  beckon,
  service,
}) => {
  const page = await toRequest(beckon);
  service.misbehave({ match: { path: 'input' }, how: { kind: 'slow-body', ms: 60_000 } });
  await answerLogin(page);
  await waitFor(
    'the answer to arrive',
    async () => delivered(service),
    (count) => count === 1,
  );
  await beckon.killWorker();

  await expect.poll(() => deliveryShown(page), patience).toBe('unproven');
  expect(received(service, 'input')).toBe(1);
});

test('between accepted and confirmed: confirmed all the same', async ({ beckon, service }) => {
  const page = await toRequest(beckon);
  // All readings hang, since one may be on its way before the answer is.
  const status = { path: 'status', times: Infinity } as const;
  const answerReadings = service.misbehave({ match: status, how: { kind: 'hang' } });
  await answerLogin(page);
  await expect.poll(() => deliveryShown(page)).toBe('accepted');
  await beckon.killWorker();
  answerReadings();

  // The next worker's reading may have begun while readings still hung. It then waits 20 s.
  await expect.poll(() => deliveryShown(page), patience).toBe('confirmed');
  expect(delivered(service)).toBe(1);
  expect(received(service, 'input')).toBe(1);
});
