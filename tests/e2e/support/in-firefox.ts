import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { type RunningService, startService } from '../../service/start-service.ts';
import { press, textOf, write } from '../../support/beckon/page.ts';
import { startDesktop } from '../../support/desktop/desktop.ts';
import { Firefox } from '../../support/firefox/firefox.ts';
import { lookForFirefox } from '../../support/firefox/look-for-firefox.ts';
import { openRequest, startTask } from './person.ts';

const executable = lookForFirefox();

/** Whether there is a Firefox here, and a desktop can be made for it. */
export const canRun = executable !== undefined && process.platform === 'linux';

export const inFirefox = test
  .extend('desktop', async ({ task: _task }, { onCleanup }) => {
    const desktop = await startDesktop();
    onCleanup(() => desktop.stop());
    return desktop;
  })
  .extend('firefox', async ({ desktop }, { onCleanup }) => {
    const firefox = await Firefox.launch(executable ?? '', desktop.env);
    onCleanup(() => firefox.stop());
    return firefox;
  });

/** The same with a service. */
export const withService = inFirefox.extend('service', async ({ task: _task }, { onCleanup }) => {
  const service = await startService({ speed: 10 });
  onCleanup(() => service.stop());
  return service;
});

/** A tab of Beckon, connected to a service on the settings page as a person does it. */
export async function connectedTab(firefox: Firefox, service: RunningService): Promise<Page> {
  const page = await firefox.openTab('#/settings');
  await write(page, 'Name', 'Test service');
  await write(page, 'Service address', service.baseUrl);
  await write(page, 'API key', service.key);
  await press(page, 'Save connection');
  await expect.poll(() => textOf(page)).toContain('Change');
  return page;
}

/** The same tab on the request that a new task raised. */
export async function tabWithRequest(
  firefox: Firefox,
  service: RunningService,
  instruction: string,
): Promise<Page> {
  const page = await connectedTab(firefox, service);
  await startTask(page, instruction);
  await openRequest(page);
  return page;
}
