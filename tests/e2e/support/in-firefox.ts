import { test } from 'vitest';
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
