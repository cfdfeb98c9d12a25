import { describe, expect } from 'vitest';
import type { Page } from 'puppeteer-core';
import { idOf, prefixes } from '../../lib/store/keys.ts';
import { pressKeys } from '../support/desktop/keyboard.ts';
import { press, textOf } from '../support/beckon/page.ts';
import { askUnseen, desktopTest, instruction } from './support/desktop.ts';
import { alterToNoteFirst, formatsWhenDrawn } from './support/drawn-first.ts';
import { goTo, startTask } from './support/person.ts';
import { setPreferences } from './support/preferences.ts';

const test = desktopTest.extend('browserOptions', async ({ desktop }) => ({
  headless: false,
  env: desktop.env,
  alter: alterToNoteFirst,
}));

/** The same, with a popup that closes as it loses the focus. */
const withFreePopup = test.extend('browserOptions', async ({ desktop }) => ({
  headless: false,
  env: desktop.env,
  alter: alterToNoteFirst,
  leftAlone: '/popup.html',
}));

describe.runIf(process.platform === 'linux')('on the desktop', () => {
  test('a request is a notification in our words, and its click opens the side panel on it', async ({
    beckon,
    service,
    desktop,
  }) => {
    await askUnseen(beckon, service, desktop);
    await expect
      .poll(() => desktop.notices())
      .toEqual([
        {
          title: 'Your agent is waiting for you',
          message: 'Log in to ‹b>the‹/b> portal ＆amp; wait: Log in to the supplier portal',
        },
      ]);

    desktop.click();
    const panel = await beckon.panel();
    await panel.waitForSelector('form[name="answer"]');
    await panel.waitForFunction(() => document.activeElement?.matches('[data-field="0"] input'));
    await expect.poll(() => desktop.count()).toBe(0);
  });

  test('a key press opens the request that waits, its first field ready to type in', async ({
    beckon,
    service,
    desktop,
  }) => {
    await askUnseen(beckon, service, desktop);

    const open = () => {
      pressKeys(desktop.env, 'alt+shift+j');
      return beckon.panel();
    };
    const field = '[data-field="0"] input';
    // Home must not be drawn first: the panel learns in time where it is to go.
    expect(await formatsWhenDrawn(open, field)).toBe(0);
    const panel = await open();
    await panel.waitForFunction((it) => document.activeElement?.matches(it), {}, field);
    await expect.poll(() => desktop.count()).toBe(0);
  });

  withFreePopup(
    'from an open popup, a key press moves the keyboard to the panel',
    async ({ beckon, desktop }) => {
      const page = await beckon.openFile('/licences.txt');
      const hasKeyboard = (one: Page) => one.evaluate(() => document.hasFocus());
      await expect.poll(() => hasKeyboard(page)).toBe(true);
      pressKeys(desktop.env, 'alt+shift+k');
      await expect.poll(() => hasKeyboard(page)).toBe(false);
      pressKeys(desktop.env, 'alt+shift+j');
      const panel = await beckon.panel();
      await expect.poll(() => hasKeyboard(panel)).toBe(true);
    },
  );

  test('answering takes the notification away', async ({ beckon, service, desktop }) => {
    await askUnseen(beckon, service, desktop);

    // As a page sends it. No page is open: one that shows the request would take it away by itself.
    const stored = Object.keys(await beckon.observer.stored('local'));
    const id = idOf(stored.find((key) => key.startsWith(prefixes.task)) ?? '');
    const toolCallId = service.tasks[0]?.runs[0].call?.toolCallId ?? '';
    const answer = { id, toolCallId, input: 'An answer', secret: false, answers: [] };
    expect(await beckon.observer.send('answer.submit', answer)).toMatchObject({ ok: true });
    await expect.poll(() => desktop.count()).toBe(0);
  });

  test('a browser that starts again raises it again', async ({ beckon, service, desktop }) => {
    await askUnseen(beckon, service, desktop);

    await beckon.restart();
    await expect.poll(() => desktop.notices().length).toBe(2);
    // Chromium leaves the old one behind as it ends; dunst shows two with the same words as one.
    await expect.poll(() => desktop.count()).toBe(1);
  });

  test('its button Snooze takes it away and opens nothing', async ({ beckon, desktop }) => {
    const page = await beckon.openTab('#/');
    await startTask(page, instruction);
    await goTo(page, '#/');
    await expect.poll(() => desktop.count()).toBe(1);
    desktop.snooze();
    await expect.poll(() => desktop.count()).toBe(0);
    await expect.poll(() => textOf(page)).toContain('snoozed');
    expect(await beckon.observer.badge()).toBe('1');
    expect(beckon.browser.targets().some((t) => t.url().includes('sidepanel'))).toBe(false);
  });

  test.for(['#/', '#/settings'])(
    'the popup is as wide as what it shows, at %s',
    async (hash, { beckon }) => {
      const popup = await beckon.openPopup(`/popup.html${hash}`);
      await popup.waitForSelector('main');
      const widths = () =>
        popup.evaluate(() => [
          document.documentElement.getBoundingClientRect().width,
          document.body.getBoundingClientRect().width,
        ]);
      await expect.poll(widths).toEqual([380, 380]);
    },
  );

  test('where all pages are three times as large, the popup has its widest size and cuts nothing', async ({
    beckon,
  }) => {
    // Chromium counts in powers of 1.2.
    const partition = { default_zoom_level: { x: Math.log(3) / Math.log(1.2) } };
    await beckon.restart((profile) => setPreferences(profile, { partition }));
    const popup = await beckon.openPopup();
    await popup.waitForSelector('main');
    const widths = () =>
      popup.evaluate(() => [
        Math.round(outerWidth / innerWidth),
        outerWidth,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
    await expect.poll(widths).toEqual([3, 800, 0]);
  });

  test('five at once are one, and a pause holds them back', async ({ beckon, desktop }) => {
    const page = await beckon.openTab('#/settings');
    await press(page, 'For 1 hour');
    for (let task = 0; task < 5; task += 1) await startTask(page, instruction);
    await goTo(page, '#/settings');
    await expect.poll(() => beckon.observer.badge()).toBe('5');
    expect(desktop.notices()).toEqual([]);
    await press(page, 'Resume notifications');
    await expect
      .poll(() => desktop.notices())
      .toEqual([
        { title: '5 agents are waiting for you', message: 'Open Beckon to see what they ask.' },
      ]);
    await expect.poll(() => desktop.count()).toBe(1);
  });
});
