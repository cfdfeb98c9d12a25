import { describe, expect } from 'vitest';
import { control, press, valueOf, write } from '../support/beckon/page.ts';
import { pressKeys } from '../support/desktop/keyboard.ts';
import { canRun, tabWithRequest, withService as test } from './support/in-firefox.ts';
import { goTo } from './support/person.ts';

const instruction = 'Log in to the supplier portal';

describe.runIf(canRun)('what Firefox remembers of a tab', () => {
  test('neither a secret nor what a task is to do comes into the file that tabs are restored from', async ({
    firefox,
    service,
  }) => {
    const page = await tabWithRequest(firefox, service, instruction);
    await write(await firefox.openTab('#/new'), 'What should the agent do?', 'zqxjkvw');
    const tools = await firefox.openTab('#/tools');
    await press(tools, 'New tool');
    await write(tools, 'Description', 'zqxjkvw');
    await page.bringToFront();
    await control(page, 1).fill('zqxjkvw');
    // Of this field the agent asks the browser to remember it.
    await control(page, 0).fill('wyvqfhgz@example.com');
    await expect.poll(() => firefox.sessionFiles()).toContain('wyvqfhgz');
    expect(firefox.sessionFiles()).not.toContain('zqxjkvw');
  });

  test('a tab that is opened again shows what was typed last, wherever that was', async ({
    firefox,
    service,
    desktop,
  }) => {
    const page = await tabWithRequest(firefox, service, instruction);
    const tab = await firefox.openTab(await page.evaluate(() => location.hash));
    await control(tab, 0).fill('wyvqfhgz@example.com');
    await expect.poll(() => valueOf(page, 0)).toBe('wyvqfhgz@example.com');
    await tab.close();
    await control(page, 0).fill('later@example.com');
    await goTo(page, '#/');

    // Automation does not see a tab that Firefox opens again, so another page looks at it. Firefox puts
    // back what it remembers a moment after the tab has loaded.
    const reopened = () =>
      page.evaluate(async () => {
        const views = chrome.extension.getViews();
        const tab = views.find(({ location }) => location.hash.endsWith('/request'));
        const first = tab?.document.querySelector<HTMLInputElement>('form[name="answer"] input');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return first?.value ?? '';
      });
    await page.bringToFront();
    pressKeys(desktop.env, 'ctrl+shift+t');
    await expect.poll(reopened).not.toBe('');
    expect(await reopened()).toBe('later@example.com');
  });
});
