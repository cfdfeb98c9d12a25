import { globSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { keys } from '../../lib/store/keys.ts';
import type { RunningService } from '../service/start-service.ts';
import type { Beckon } from '../support/beckon/beckon.ts';
import { control, deliveryShown, submit, textOf, valueOf } from '../support/beckon/page.ts';
import { answerLogin, login, openRequest, startTask } from './support/person.ts';
import { answersOf, askForPause, callRaised, received } from './support/service.ts';
import { connectedTest as test } from './support/test.ts';

/** An agent waits, and Beckon knows of it. */
async function haveRequest(beckon: Beckon, service: RunningService): Promise<void> {
  await startTask(await beckon.openPanel(), 'Log in to the supplier portal');
  await callRaised(service);
  await expect.poll(() => beckon.observer.badge()).toBe('1');
}

test('a waiting request is there again, with its badge, and can be answered', async ({
  beckon,
  service,
}) => {
  await haveRequest(beckon, service);
  await beckon.restart();

  await expect.poll(() => beckon.observer.badge()).toBe('1');
  const popup = await beckon.openPopup();
  await openRequest(popup);
  await answerLogin(popup);
  await expect.poll(() => deliveryShown(popup)).toBe('confirmed');
});

test('an answer that waits for its turn is sent, once', async ({ beckon, service }) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Renew the library books');
  await openRequest(page);
  await askForPause(service, beckon);
  await control(page, 0).fill('1');
  await submit(page);
  await expect.poll(() => deliveryShown(page)).toBe('queued');
  await beckon.restart();

  const popup = await beckon.openPopup();
  await expect.poll(() => answersOf(service).length).toBe(1);
  await expect.poll(() => beckon.observer.badge()).toBe('');
  await expect.poll(() => textOf(popup)).toContain('Nothing waits for you.');
  expect(received(service, 'input')).toBe(1);
});

test('a secret answer that waits for its turn is asked for again, the rest is kept', async ({
  beckon,
  service,
}) => {
  const page = await beckon.openPanel();
  await startTask(page, 'Log in to the supplier portal');
  await openRequest(page);
  await askForPause(service, beckon);
  await answerLogin(page);
  await expect.poll(() => deliveryShown(page)).toBe('queued');
  await beckon.restart();

  const popup = await beckon.openPopup();
  await openRequest(popup);
  await expect.poll(() => textOf(popup)).toContain('Please enter what is missing');
  await expect.poll(() => valueOf(popup, 0)).toBe(login.email);
  expect(await valueOf(popup, 1)).toBe('');
  await control(popup, 1).fill(login.password);
  await submit(popup);
  await expect.poll(() => deliveryShown(popup)).toBe('confirmed');
  expect(answersOf(service)).toHaveLength(1);
});

/** Leaves a part of the last write, as a power cut does. */
function cutLastWrite(profile: string): void {
  const logs = globSync(join(profile, 'Default', 'Local Extension Settings', '*', '*.log'));
  // Of no other extension.
  expect(logs).toHaveLength(1);
  const [log = ''] = logs;
  truncateSync(log, statSync(log).size - 30);
}

test('what follows a write that a power cut broke off is there after another start', async ({
  beckon,
  service,
}) => {
  await haveRequest(beckon, service);
  await beckon.restart(cutLastWrite);

  await expect
    .poll(async () => Object.keys(await beckon.observer.stored('session')))
    .toContain(keys.whole);
  await startTask(await beckon.openPanel(), 'Renew the library books');
  await expect.poll(() => beckon.observer.badge()).toBe('2');
  await beckon.restart();

  const popup = await beckon.openPopup();
  await expect.poll(() => textOf(popup)).toContain('Renew the library books');
  expect(await textOf(popup)).toContain('Log in to the supplier portal');
});
