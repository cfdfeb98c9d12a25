import { describe, expect } from 'vitest';
import { deliveryShown, press, textOf, write } from '../support/beckon/page.ts';
import { minimise, pressKeys } from '../support/desktop/keyboard.ts';
import { canRun, connectedTab, tabWithRequest, withService as test } from './support/in-firefox.ts';
import { importFile } from './support/import-file.ts';
import { answerLogin, goTo, login, openRequest, startTask } from './support/person.ts';

/** It has characters that a desktop could take for markup. */
const instruction = 'Log in to <b>the</b> portal &amp; wait';

describe.runIf(canRun)('in Firefox', () => {
  test('a connection is made, a task started, its request answered and confirmed', async ({
    firefox,
    service,
    desktop,
  }) => {
    const page = await connectedTab(firefox, service);
    await startTask(page, instruction);
    await goTo(page, '#/');
    await expect.poll(() => page.evaluate(() => chrome.action.getBadgeText({}))).toBe('1');
    await expect.poll(() => desktop.count()).toBe(1);
    await expect
      .poll(() => desktop.notices())
      .toEqual([
        {
          title: 'Your agent is waiting for you',
          message: 'Log in to ‹b>the‹/b> portal ＆amp; wait: Log in to the supplier portal',
        },
      ]);

    desktop.click();
    // Automation does not see a tab that an extension opened, but the tab's page stores what it
    // shows.
    const presence = () => page.evaluate(() => chrome.storage.session.get('presence'));
    await expect.poll(async () => JSON.stringify(await presence())).toContain('"request":true');
    await expect.poll(() => desktop.count()).toBe(0);

    await page.bringToFront();
    await openRequest(page);
    // Firefox offers to save what was sent from a password field, and fills it into the next
    // agent's form.
    expect(await page.$('[type="password"]')).toBeNull();
    await answerLogin(page);
    await expect.poll(() => deliveryShown(page)).toBe('confirmed');
    expect(JSON.stringify(service.tasks)).toContain(login.password);

    await goTo(page, '#/');
    await expect.poll(() => page.evaluate(() => chrome.action.getBadgeText({}))).toBe('');
    await expect.poll(() => textOf(page)).toContain('Nothing waits for you.');
  });

  test('a click on a notification brings a minimised window back', async ({
    firefox,
    service,
    desktop,
  }) => {
    const page = await connectedTab(firefox, service);
    const windowState = () => page.evaluate(async () => (await chrome.windows.getCurrent()).state);
    await startTask(page, instruction);
    await goTo(page, '#/');
    await expect.poll(() => desktop.count()).toBe(1);
    minimise(desktop.env);
    await expect.poll(windowState).toBe('minimized');

    desktop.click();
    await expect.poll(windowState).toBe('normal');
  });

  test('a service that speaks http alone is spoken to by http', async ({ firefox }) => {
    const page = await firefox.openTab('#/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const address = 'http://service.invalid/api/v1';
    await page.evaluate((url) => fetch(url).catch(() => null), address);
    await expect.poll(() => asked).toContain(address);
  });

  test('the button that says how many wait is in the toolbar from the first', async ({
    firefox,
  }) => {
    const page = await firefox.openTab('#/');
    const settings = await page.evaluate(() => chrome.action.getUserSettings());
    expect(settings).toEqual({ isOnToolbar: true });
  });

  test('the popup is as wide as what it shows', async ({ firefox }) => {
    const page = await firefox.openTab('#/');
    await page.evaluate(() => chrome.action.openPopup());
    // The popup grows with its content. Automation does not see it, so another page measures it.
    const widths = () =>
      page.evaluate(() =>
        chrome.extension
          .getViews({ type: 'popup' })
          .filter(({ document }) => document.querySelector('main') !== null)
          .map(({ innerWidth, document }) => [innerWidth, document.body.offsetWidth]),
      );
    await expect.poll(widths).toEqual([[380, 380]]);
  });

  test('the popup does not stay on top of what a key press opens', async ({ firefox, desktop }) => {
    const page = await firefox.openTab('#/');
    const open = () =>
      page.evaluate(() => {
        const names = chrome.extension.getViews().map(({ location }) => location.pathname);
        return names.filter((name) => name === '/popup.html' || name === '/sidepanel.html');
      });
    await page.evaluate(() => chrome.action.openPopup());
    await expect.poll(open).toEqual(['/popup.html']);
    pressKeys(desktop.env, 'alt+shift+j');
    await expect.poll(open).toEqual(['/sidepanel.html']);
  });

  test('a sidebar that is open goes where it is sent, and is not loaded anew', async ({
    firefox,
  }) => {
    const page = await firefox.openTab('#/');
    // Automation does not see the sidebar, so another page looks at it, and leaves a mark there.
    const look = (mark: string) =>
      page.evaluate((given) => {
        const views = chrome.extension.getViews();
        const sidebars = views.filter(({ location }) => location.pathname === '/sidepanel.html');
        return sidebars.map(({ document, location }) => {
          document.body.classList.add(given);
          return `${location.hash} ${document.body.className}`;
        });
      }, mark);
    const sendTo = async (hash: string) =>
      press(await firefox.openTab(hash, 'popup.html'), 'Continue in the sidebar');
    await sendTo('#/settings');
    await expect.poll(() => look('first')).toEqual(['#/settings first']);
    await sendTo('#/tools');
    await expect.poll(() => look('then')).toEqual(['#/tools first then']);
  });

  test('what is chosen in a list is seen after the focus has gone', async ({
    firefox,
    service,
  }) => {
    const page = await tabWithRequest(firefox, service, 'Ask for every field');
    const list = await page.waitForSelector('select[multiple]');
    const colours = await list?.evaluate((element) => {
      element.querySelector('option')!.selected = true;
      const primary = document.querySelector('form[name="answer"] [type="submit"]')!;
      return [element.querySelector('option')!, primary].map((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return { backgroundColor, color };
      });
    });
    expect(colours?.[0]).toEqual(colours?.[1]);
  });

  test('a date and time is seen whole in a narrow sidebar', async ({ firefox }) => {
    const page = await firefox.openTab('#/settings');
    await write(page, 'Service address', 'http://127.0.0.1:9');
    await write(page, 'API key', 'a key');
    await press(page, 'Save connection');
    const control = await page.waitForSelector('input[type="datetime-local"]');
    const widthOf = () => control?.evaluate((element) => element.getBoundingClientRect().width);
    for (const width of [240, 320]) {
      await page.setViewport({ width, height: 700 });
      const given = await widthOf();
      // The pages' policy would ignore an attribute of that name.
      await control?.evaluate(({ style }) => {
        style.position = 'fixed';
        style.inlineSize = 'max-content';
      });
      expect(await widthOf(), `at ${width} px`).toBeLessThanOrEqual(given ?? 0);
      await control?.evaluate(({ style }) => {
        style.position = '';
        style.inlineSize = '';
      });
    }
  });

  test('a file is imported on a page whose addresses the background cannot read', async ({
    firefox,
  }) => {
    const page = await firefox.openInContainer('#/settings');
    await importFile(page, 10);
    await expect.poll(() => textOf(page)).toContain('1 was skipped');
  });
});
