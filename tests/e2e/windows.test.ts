import { describe, expect } from 'vitest';
import type { Page } from 'puppeteer-core';
import { minimise, pressKeys } from '../support/desktop/keyboard.ts';
import { openOtherProgram } from '../support/desktop/other-program.ts';
import { askUnseen, desktopTest as test, instruction } from './support/desktop.ts';
import { goTo, startTask } from './support/person.ts';
import { callRaised, received } from './support/service.ts';

/** Waits for the request's first field to be ready, and expects what is typed at the display there. */
async function expectKeyboard(panel: Page, env: NodeJS.ProcessEnv): Promise<void> {
  const field = '[data-field="0"] input';
  await panel.waitForFunction((it) => document.activeElement?.matches(it), {}, field);
  pressKeys(env, 'x');
  const held = () => panel.$eval(field, (it) => it instanceof HTMLInputElement && it.value);
  await expect.poll(held).toBe('x');
}

describe.runIf(process.platform === 'linux')('with windows on the desktop', () => {
  test('the click brings a minimised window back, and what is typed then goes to the request', async ({
    beckon,
    service,
    desktop,
  }) => {
    await askUnseen(beckon, service, desktop);
    const worker = await beckon.worker();
    const windowState = () =>
      worker.evaluate(async () => (await chrome.windows.getCurrent()).state);
    minimise(desktop.env);
    await expect.poll(windowState).toBe('minimized');

    desktop.click();
    const panel = await beckon.panel();
    await expectKeyboard(panel, desktop.env);
    expect(await windowState()).toBe('normal');
  });

  test('after a click from another program, what is typed goes to the request', async ({
    beckon,
    service,
    desktop,
  }) => {
    await askUnseen(beckon, service, desktop);
    const page = await beckon.openFile('/licences.txt');
    const hasKeyboard = () => page.evaluate(() => document.hasFocus());
    await expect.poll(hasKeyboard).toBe(true);
    openOtherProgram(desktop.env);
    await expect.poll(hasKeyboard).toBe(false);

    desktop.click();
    const panel = await beckon.panel();
    await expectKeyboard(panel, desktop.env);
  });

  test('with a window in front that has no panel, the panel opens in one of the browser', async ({
    beckon,
    service,
    desktop,
  }) => {
    await askUnseen(beckon, service, desktop);
    const worker = await beckon.worker();
    await worker.evaluate(async () => {
      await chrome.windows.create({ url: 'about:blank', type: 'popup', focused: true });
    });
    const inFront = () => worker.evaluate(async () => (await chrome.windows.getCurrent()).type);
    await expect.poll(inFront).toBe('popup');

    desktop.click();
    const panel = await beckon.panel();
    await panel.waitForSelector('form[name="answer"]');
    await expect.poll(inFront).toBe('normal');
  });

  test('a request whose page is behind another window is told all the same', async ({
    beckon,
    service,
    desktop,
  }) => {
    const page = await beckon.openTab('#/');
    await startTask(page, instruction);
    const task = await page.evaluate(() => location.hash);
    await page.evaluate(() => chrome.windows.create({ url: 'about:blank', focused: true }));
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
    await goTo(page, `${task}/request`);
    await callRaised(service);
    await expect.poll(() => desktop.count()).toBe(1);
    // The notification stays. Each reading follows a beat, which said before it what is on screen.
    const seen = received(service, 'status');
    await expect.poll(() => received(service, 'status')).toBeGreaterThan(seen + 1);
    expect(desktop.count()).toBe(1);
    expect(await page.evaluate(() => document.hidden)).toBe(false);
    await page.evaluate(async () => {
      const { id = 0 } = await chrome.windows.getCurrent();
      await chrome.windows.update(id, { focused: true });
    });
    await expect.poll(() => desktop.count()).toBe(0);
  });
});
