import type { CommandName, Input } from '@/lib/commands';
import type { AreaName } from '@/lib/ports';
import type { Browser, Page } from 'puppeteer-core';

/**
 * A document of the extension that runs none of its code (its manifest, in a tab). The observer can
 * call whatever Beckon's pages can, but wakes no worker, and Beckon does not take it for one of its
 * pages.
 */
export class Observer {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, origin: string): Promise<Observer> {
    const page = await browser.newPage();
    await page.goto(`${origin}/manifest.json`);
    return new Observer(page);
  }

  /** Everything in a storage area. */
  stored(area: AreaName): Promise<Record<string, unknown>> {
    return this.page.evaluate((name) => chrome.storage[name].get(), area);
  }

  store(area: AreaName, items: Record<string, unknown>): Promise<void> {
    return this.page.evaluate((name, values) => chrome.storage[name].set(values), area, items);
  }

  /** Empties both storage areas. */
  async clear(): Promise<void> {
    await this.page.evaluate(() =>
      Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]),
    );
  }

  /** Sends the background a command, as a page does, and returns what it answers. */
  send<Name extends CommandName>(command: Name, input: Input<Name>): Promise<unknown> {
    return this.page.evaluate((message) => chrome.runtime.sendMessage(message), { command, input });
  }

  /** Wakes the worker by a message that is no command: the background answers and does nothing. */
  async wakeWorker(): Promise<void> {
    await this.page.evaluate(() => chrome.runtime.sendMessage(null));
  }

  /** The ids of the notifications on screen. */
  async notifications(): Promise<readonly string[]> {
    return Object.keys(await this.page.evaluate(() => chrome.notifications.getAll()));
  }

  badge(): Promise<string> {
    return this.page.evaluate(() => chrome.action.getBadgeText({}));
  }

  tooltip(): Promise<string> {
    return this.page.evaluate(() => chrome.action.getTitle({}));
  }

  /** Lets every alarm of the extension fire now instead of within its period. */
  async ringAlarms(): Promise<void> {
    await this.page.evaluate(async () => {
      for (const { name, periodInMinutes } of await chrome.alarms.getAll()) {
        await chrome.alarms.create(name, {
          when: Date.now(),
          ...(periodInMinutes === undefined ? {} : { periodInMinutes }),
        });
      }
    });
  }

  /** Delays every alarm of the extension, as turning the clock back by so much does. */
  async delayAlarms(ms: number): Promise<void> {
    await this.page.evaluate(async (delay) => {
      for (const { name, scheduledTime, periodInMinutes } of await chrome.alarms.getAll()) {
        await chrome.alarms.create(name, {
          when: scheduledTime + delay,
          ...(periodInMinutes === undefined ? {} : { periodInMinutes }),
        });
      }
    }, ms);
  }

  /** When the next alarm is due, in ms since the epoch; Infinity when none is. */
  nextAlarm(): Promise<number> {
    return this.page.evaluate(async () =>
      Math.min(...(await chrome.alarms.getAll()).map(({ scheduledTime }) => scheduledTime)),
    );
  }

  /** The names of the extension's alarms. */
  async alarms(): Promise<readonly string[]> {
    return (await this.page.evaluate(() => chrome.alarms.getAll())).map(({ name }) => name);
  }

  /** Clears all alarms, as the browser may on an update or a restart. */
  async clearAlarms(): Promise<void> {
    await this.page.evaluate(() => chrome.alarms.clearAll());
  }

  /** @returns when the popup was asked for, in ms since the epoch */
  async openPopup(path: string): Promise<number> {
    await this.page.bringToFront();
    await this.page.evaluate((popup) => chrome.action.setPopup({ popup }), path);
    return this.page.evaluate(async () => {
      const pressedAt = performance.timeOrigin + performance.now();
      await chrome.action.openPopup();
      return pressedAt;
    });
  }

  /** What the bench's mark.js noted in the open popup; null before that. */
  popupMark(): Promise<{ readonly startedAt: number; readonly shownAt: number } | null> {
    return this.page.evaluate(() => {
      const [popup] = chrome.extension.getViews({ type: 'popup' });
      const shownAt: unknown = popup && Reflect.get(popup, 'shownAt');
      return popup && typeof shownAt === 'number'
        ? { startedAt: popup.performance.timeOrigin, shownAt }
        : null;
    });
  }

  async closePopup(): Promise<void> {
    await this.page.evaluate(() => {
      for (const popup of chrome.extension.getViews({ type: 'popup' })) popup.close();
    });
  }

  /** Opens the side panel as if by a person: the browser opens it only for a person's gesture. */
  async openPanel(): Promise<void> {
    const client = await this.page.createCDPSession();
    await client.send('Runtime.evaluate', {
      expression: 'chrome.sidePanel.open({ windowId: chrome.windows.WINDOW_ID_CURRENT })',
      userGesture: true,
      awaitPromise: true,
    });
    await client.detach();
  }

  close(): Promise<void> {
    return this.page.close();
  }
}
