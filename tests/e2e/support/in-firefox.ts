import type { Page } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { startService } from '../../service/start-service.ts';
import { press, textOf, write } from '../../support/beckon/page.ts';
import { startDesktop } from '../../support/desktop/desktop.ts';
import { Firefox } from '../../support/firefox/firefox.ts';
import { lookForFirefox } from '../../support/firefox/look-for-firefox.ts';

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

/** Connects to a service on the settings page, as a person does. */
export async function connect(
  page: Page,
  service: { baseUrl: string; key: string },
): Promise<void> {
  await write(page, 'Name', 'Test service');
  await write(page, 'Service address', service.baseUrl);
  await write(page, 'API key', service.key);
  await press(page, 'Save connection');
  await expect.poll(() => textOf(page)).toContain('Change');
}
