import { expect } from 'vitest';
import type { RunningService } from '../../service/start-service.ts';
import type { Beckon } from '../../support/beckon/beckon.ts';
import { startDesktop } from '../../support/desktop/desktop.ts';
import type { Notifier } from '../../support/desktop/notifier.ts';
import { startTask } from './person.ts';
import { callRaised } from './service.ts';
import { connectedTest } from './test.ts';

/** A test of a browser with a window, on a desktop whose notifications are real. */
export const desktopTest = connectedTest
  .extend('desktop', async ({ task: _task }, { onCleanup }) => {
    const desktop = await startDesktop();
    onCleanup(() => desktop.stop());
    return desktop;
  })
  .extend('browserOptions', async ({ desktop }) => ({ headless: false, env: desktop.env }));

/** It has characters that a desktop could take for markup. */
export const instruction = 'Log in to <b>the</b> portal &amp; wait';

/** Lets an agent ask while no page of Beckon is open, and waits for the notification. */
export async function askUnseen(
  beckon: Beckon,
  service: RunningService,
  desktop: Notifier,
): Promise<void> {
  const page = await beckon.openTab('#/');
  await startTask(page, instruction);
  await page.close();
  await callRaised(service);
  const told = async () => {
    await beckon.observer.ringAlarms();
    return desktop.count();
  };
  // A reading from just before the agent asked may still be under way: the first alarm then reads no other.
  await expect.poll(told, { interval: 1_000 }).toBe(1);
}
